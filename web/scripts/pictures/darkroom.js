/** What is done to pictures once they are taken, in a page of its own: a browser has all it needs. */

/** A pixel has changed if one of its colours did by more than this, and a picture if so many pixels have. */
const COLOUR = 24;
const PIXELS = 0.0005;

export async function openDarkroom(browser) {
  const page = await browser.newPage();
  await page.addScriptTag({ content: `${decoded}${differing}${box}${printed}` });
  return {
    /** Whether two pictures can be told apart. */
    isOther: (one, other) =>
      page.evaluate(
        async ([first, second, colour, pixels]) => {
          const [a, b] = [await decoded(first), await decoded(second)];
          if (a.width !== b.width || a.height !== b.height) return true;
          return differing(a, b, colour).length > pixels * a.width * a.height;
        },
        [one.toString('base64'), other.toString('base64'), COLOUR, PIXELS],
      ),
    /** What has changed since the picture before, compressed, and where it lies; nothing if nothing has. */
    difference: async (before, after, quality) => {
      const found = await page.evaluate(
        async ([first, second, wanted]) => {
          const [a, b] = [first && (await decoded(first)), await decoded(second)];
          const changed = a ? box(differing(a, b, 6), b.width) : { x: 0, y: 0, ...sizeOf(b) };
          return changed && { ...changed, data: await printed(b, changed, wanted) };
          function sizeOf({ width, height }) {
            return { width, height };
          }
        },
        [before?.toString('base64'), after.toString('base64'), quality],
      );
      return found && { ...found, data: Buffer.from(found.data, 'base64') };
    },
    close: () => page.close(),
  };
}

// What follows runs in the page.

async function decoded(base64) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

/** The numbers of the pixels that differ. */
function differing(one, other, most) {
  const found = [];
  const [a, b] = [one.data, other.data];
  const isFar = (at) => Math.abs(a[at] - b[at]) > most;
  for (let at = 0; at < a.length; at += 4) {
    if (isFar(at) || isFar(at + 1) || isFar(at + 2)) found.push(at / 4);
  }
  return found;
}

/** The smallest box around pixels; pictures in a film begin at even places. */
function box(pixels, width) {
  if (pixels.length === 0) return undefined;
  let [left, right] = [width, 0];
  for (const pixel of pixels) {
    left = Math.min(left, pixel % width);
    right = Math.max(right, pixel % width);
  }
  const [top, bottom] = [Math.floor(pixels[0] / width), Math.floor(pixels.at(-1) / width)];
  const [x, y] = [left - (left % 2), top - (top % 2)];
  return { x, y, width: right - x + 1, height: bottom - y + 1 };
}

async function printed(image, { x, y, width, height }, quality) {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d').putImageData(image, -x, -y, x, y, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
