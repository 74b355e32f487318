"""Small files that become huge once they are decoded, and files whose headers lie."""

import struct
import zlib


def _table(width, polynomial):
    top, mask = 1 << (width - 1), (1 << width) - 1
    table = []
    for byte in range(256):
        value = byte << (width - 8)
        for _ in range(8):
            value = (value << 1 ^ polynomial if value & top else value << 1) & mask
        table.append(value)
    return table


EIGHT, SIXTEEN = _table(8, 0x07), _table(16, 0x8005)


def _crc8(data):
    value = 0
    for byte in data:
        value = EIGHT[value ^ byte]
    return bytes([value])


def _crc16(data):
    value = 0
    for byte in data:
        value = (value << 8 & 0xFFFF) ^ SIXTEEN[value >> 8 ^ byte]
    return struct.pack(">H", value)


def flac(frames, samples=None):
    """Returns silence at 16 kHz in frames of 65,535 samples, of which each takes 14 bytes or so;
    `samples` is the number that the header announces instead of the real one."""
    size = 65_535
    total = frames * size if samples is None else samples
    facts = struct.pack(">HH", size, size) + bytes(6)
    facts += (16_000 << 44 | 0 << 41 | 15 << 36 | total & (1 << 36) - 1).to_bytes(8, "big") + bytes(16)
    parts = [b"fLaC", b"\x80" + len(facts).to_bytes(3, "big"), facts]
    for number in range(frames):
        # 16 bits of block size follow; mono; 16 bits; the number of the frame, as in UTF-8.
        head = b"\xff\xf8\x75\x08" + chr(number).encode("utf-8", "surrogatepass")
        head += struct.pack(">H", size - 1)
        body = head + _crc8(head) + b"\0\0\0"
        parts.append(body + _crc16(body))
    return b"".join(parts)


def wav(announced, data=b"", rate=16_000, channels=1, bits=16):
    """Returns a WAV file whose header announces `announced` bytes."""
    block = channels * bits // 8
    return b"RIFF" + struct.pack("<I", announced + 36 & 0xFFFFFFFF) + b"WAVEfmt " + struct.pack(
        "<IHHIIHH", 16, 1, channels, rate, rate * block & 0xFFFFFFFF, block & 0xFFFF, bits) + \
        b"data" + struct.pack("<I", announced & 0xFFFFFFFF) + data


def _ogg_page(body, flags, position, number):
    segments = [255] * (len(body) // 255) + [len(body) % 255]
    page = b"OggS" + struct.pack("<BBqIII", 0, flags, position, 7, number, 0)
    page += bytes([len(segments)]) + bytes(segments) + body
    value = 0
    for byte in page:
        value ^= byte << 24
        for _ in range(8):
            value = (value << 1 ^ 0x04C11DB7 if value >> 31 else value << 1) & 0xFFFFFFFF
    return page[:22] + struct.pack("<I", value) + page[26:]


def ogg(position):
    """Returns an Ogg Opus file whose last page announces `position` samples."""
    head = b"OpusHead" + struct.pack("<BBHIhB", 1, 1, 0, 16_000, 0, 0)
    tags = b"OpusTags" + struct.pack("<I", 0xFFFFFFF0) + b"a"
    return (_ogg_page(head, 2, 0, 0) + _ogg_page(tags, 0, 0, 1)
            + _ogg_page(b"\xf8\xff\xfe" * 20, 4, position, 2))


def mp3():
    """Returns an MP3 frame whose Xing header announces 4 billion frames, after an ID3 tag that
    announces 256 MB."""
    frame = b"\xff\xfb\x90\x00" + bytes(32)
    frame += b"Xing" + struct.pack(">III", 3, 0xFFFFFFFF, 0xFFFFFFFF)
    return b"ID3\x04\0\0\x7f\x7f\x7f\x7f" + frame + bytes(417 - len(frame))


def deflated(size):
    """Returns a compressed message of `size` spaces, as permessage-deflate would send it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return (packer.compress(b" " * size) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
