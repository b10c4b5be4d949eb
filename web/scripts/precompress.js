/** Writes a .br and a .gz beside every file of the page that gains by it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTH_IT = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.wasm']);
const folder = new URL('../dist', import.meta.url).pathname;

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const path = join(folder, name);
  if (!WORTH_IT.has(extname(path))) continue;
  const text = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}
