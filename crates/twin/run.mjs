// Runs the program that was built for the browser, and says whether its games went as they do
// natively: node run.mjs twin.wasm, with the native fingerprints in GLADSHEIM_FINGERPRINTS.
import { readFile } from 'node:fs/promises';

const expected = (process.env.GLADSHEIM_FINGERPRINTS ?? '').split(/\s+/).filter(Boolean);
const module = await WebAssembly.compile(await readFile(process.argv[2]));
const { exports } = await WebAssembly.instantiate(module, {});
const differs = exports.main(0, 0);
if (differs !== 0 || expected.length === 0) {
  const check = expected[differs - 1]?.split(':')[0] ?? 'another number of checks';
  console.error(`The same games go another way in the browser: ${check}.`);
  process.exit(1);
}
console.log(`${expected.length} checks go the same way in the browser.`);
