/** What is played with at the table that is shown. */
import type { GameContent } from '$generated/protocol';
import type { CardRow, Content, FaceRow } from '$generated/valhalla';

/** Nothing until the first table is opened: none is shown before its content is there. */
let content = $state.raw<Content>({ card: [], face: [] });

export const played = {
  get cards(): readonly CardRow[] {
    return content.card;
  },
  get faces(): readonly FaceRow[] {
    return content.face;
  },
  /** Takes what is played with at the next table, or in the hall. */
  take(told: GameContent): void {
    content = told.content as Content;
  },
};
