/** The container of moving WebP pictures: one after the other, each only as large as what changed. */

const chunk = (name, ...parts) => {
  const body = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), size, body, Buffer.alloc(body.length % 2)]);
};

const number24 = (value) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);

/** A lossy still picture is a RIFF with a single chunk; a browser may put others before it. */
function imageOf(webp) {
  for (let at = 12; at < webp.length;) {
    const [name, size] = [webp.toString('latin1', at, at + 4), webp.readUInt32LE(at + 4)];
    if (name === 'VP8 ') return chunk(name, webp.subarray(at + 8, at + 8 + size));
    at += 8 + size + (size % 2);
  }
  throw new Error('this is no lossy WebP');
}

const NO_BLENDING = 2;

/** Frames have a place, a size, their data as WebP and how long they stand; the film begins again at its end. */
export function film({ width, height }, frames) {
  const size = [number24(width - 1), number24(height - 1)];
  const animated = chunk('VP8X', Buffer.from([2, 0, 0, 0]), ...size);
  const forEver = chunk('ANIM', Buffer.alloc(6));
  const pictures = frames.map((frame) =>
    chunk(
      'ANMF',
      number24(frame.x / 2),
      number24(frame.y / 2),
      number24(frame.width - 1),
      number24(frame.height - 1),
      number24(Math.round(frame.ms)),
      Buffer.from([NO_BLENDING]),
      imageOf(frame.data),
    ),
  );
  return chunk('RIFF', Buffer.from('WEBP'), animated, forEver, ...pictures);
}
