/** Whom a sentence is about. */
import type { Arg, Phrase } from '$generated/protocol';

/** Whether a player is named in it. */
export function mentions({ args = [] }: Phrase, seat: number): boolean {
  return args.some(([, arg]) => names(arg, seat));
}

function names(arg: Arg, seat: number): boolean {
  if ('seat' in arg) return arg.seat === seat;
  if ('list' in arg) return arg.list.some((one) => names(one, seat));
  return 'phrase' in arg && mentions(arg.phrase, seat);
}
