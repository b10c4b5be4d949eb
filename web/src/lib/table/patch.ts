/** Views told by patches: what changed with every event, in any game. */
import type { Entry, Patch } from '$generated/protocol';

type Fields = Record<string, unknown>;

/**
 * A value with a patch applied; the value itself stays as it was, and shares with the new one all that
 * did not change.
 */
export function patched<Value>(value: Value, patch: Patch | undefined): Value {
  return (patch ? changed(value, patch) : value) as Value;
}

/** A view after everything that happened in some steps. */
export function afterAll<View>(view: View, entries: readonly Entry[]): View {
  const patches = entries.flatMap(({ events, patch }) => [
    ...events.map((happening) => happening.patch),
    patch,
  ]);
  return patches.reduce(patched<View>, view);
}

function changed(value: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0];
    const [place, count, elements] = patch;
    const list = [...(value as unknown[])];
    list.splice(place, count, ...elements);
    return list;
  }
  const copy = (Array.isArray(value) ? [...value] : { ...(value as Fields) }) as Fields;
  for (const [name, inner] of Object.entries(patch ?? {})) {
    if (inner === null) delete copy[name];
    else copy[name] = changed(copy[name], inner);
  }
  return copy;
}
