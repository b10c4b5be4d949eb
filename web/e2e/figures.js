/** Figures that tests measure. */
import { appendFileSync } from 'node:fs';

/** Says a figure, and keeps it where `FIGURES` names a file. */
export function tell(what, value) {
  const line = `${what}: ${value}`;
  console.log(line);
  if (process.env.FIGURES) appendFileSync(process.env.FIGURES, `${line}\n`);
}
