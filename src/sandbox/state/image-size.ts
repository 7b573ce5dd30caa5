/** Width and height of a picture in pixels, read from its first bytes; null for what is not PNG, GIF, JPEG or WebP. */
export function imageSize(bytes: Buffer): { width: number; height: number; contentType: string } | null {
  try {
    return png(bytes) ?? gif(bytes) ?? webp(bytes) ?? jpeg(bytes)
  } catch {
    return null // A truncated file.
  }
}

function png(bytes: Buffer) {
  if (bytes.toString('latin1', 1, 4) !== 'PNG' || bytes[0] !== 0x89) return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), contentType: 'image/png' }
}

function gif(bytes: Buffer) {
  if (bytes.toString('latin1', 0, 4) !== 'GIF8') return null
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), contentType: 'image/gif' }
}

function webp(bytes: Buffer) {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null
  const contentType = 'image/webp'
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3), contentType }
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff, contentType }
  const packed = bytes.readUInt32LE(21)
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >> 14) & 0x3fff), contentType }
}

function jpeg(bytes: Buffer) {
  if (bytes.readUInt16BE(0) !== 0xffd8) return null
  let at = 2
  while (at < bytes.length) {
    const marker = bytes.readUInt16BE(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame)
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5), contentType: 'image/jpeg' }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}
