import { describe, expect, it } from 'vitest'
import { checkAsset } from './asset-check.ts'
import { readPicture } from './picture.ts'
import { mendProject, preflight } from './preflight.ts'
import { readSound } from './sound.ts'
import { mp3, png, wav } from './testing/make-media.ts'
import { sb3Json, zipProject } from './testing/make-project.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

describe('a picture', () => {
  it('has the size its header says', () => {
    expect(readPicture(png(600, 450))).toEqual({ format: 'png', pixels: 270_000, whole: true })
    expect(readPicture(latin1('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\x57\xc2\x70\0\0\0\0\0\0\0\0\0'))).toMatchObject({
      format: 'webp',
      pixels: 600 * 452,
    })
    expect(readPicture(latin1('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x57\x02\0\xc1\x01\0'))).toMatchObject({
      pixels: 600 * 450,
    })
    expect(
      readPicture(latin1('BM\x40\0\0\0\0\0\0\0\x1a\0\0\0\x0c\0\0\0\x58\x02\xc2\x01\x01\0\x18\0'.padEnd(64, '\0'))),
    ).toEqual({
      format: 'bmp',
      pixels: 270_000,
      whole: true,
    })
  })

  it.each([
    ['a PNG whose header is not where it must be', latin1('\x89PNG\r\n\x1a\nthis is no header at all, only text')],
    ['a PNG without its signature’s end', Uint8Array.from(png(60, 45), (byte, at) => (at === 5 ? 0 : byte))],
    ['a PNG of no width', png(0, 45)],
    ['a PNG of a width no PNG has', png(0x80000001, 45)],
    ['a PNG of an unknown colour type', Uint8Array.from(png(60, 45), (byte, at) => (at === 25 ? 7 : byte))],
    ['a GIF of nothing', latin1('GIF89a\0\0\0\0'.padEnd(40, '\0'))],
    ['a GIF of an unknown version', latin1('GIF8xa\x10\0\x10\0'.padEnd(40, '\0'))],
    ['a JPEG that is none behind its first bytes', latin1(`\xff\xd8${'no marker here '.repeat(9)}`)],
    ['a text', bytes('hello hello hello hello hello hello')],
    ['nothing', new Uint8Array()],
  ])('%s is no picture', (_, content) => {
    expect(readPicture(content)).toBeUndefined()
    expect(checkAsset(content, 'costume', 'a.png')).toEqual({ state: 'unreadable', pixels: 0 })
  })

  it('that breaks off is of no use; only of a GIF or BMP something is drawn', () => {
    expect(checkAsset(png(60, 45).slice(0, 30), 'costume', 'a.png').state).toBe('unreadable')
    expect(checkAsset(png(60, 45).slice(0, 50), 'costume', 'a.png').state).toBe('unreadable')
    expect(checkAsset(png(60, 45).slice(0, -4), 'costume', 'a.png').state).toBe('whole')
    expect(checkAsset(latin1('GIF89a\x10\0\x10\0'.padEnd(40, 'x')), 'costume', 'a.gif').state).toBe('damaged')
  })
})

describe('a drawing', () => {
  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>', 'whole'],
    ['\ufeff<?xml version="1.0"?>\n<!-- a --><svg:svg xmlns:svg="x"/>', 'whole'],
    ['<svg><image xlink:href="data:,"/></svg>', 'whole'],
    ['<!DOCTYPE svg [<!ENTITY ns "http://x">]><svg xmlns="&ns;"/>', 'whole'],
    ['<svg><path d="M0 0', 'unreadable'],
    ['<svg><g></svg>', 'unreadable'],
    ['<svg>&nbsp;</svg>', 'unreadable'],
    ['<html/>', 'unreadable'],
    ['not a drawing', 'unreadable'],
    ['', 'unreadable'],
    ['\x89PNG\r\n', 'unreadable'],
  ])('%j is %s', (text, state) => {
    expect(checkAsset(bytes(text), 'costume', 'a.SVG').state).toBe(state)
  })
})

describe('a sound', () => {
  const broken = (content: Uint8Array, at: number, value: number) =>
    Uint8Array.from(content, (byte, index) => (index === at ? value : byte))

  it.each([
    ['a WAVE', wav(1000), 'whole'],
    ['a WAVE of unknown length', new Uint8Array([...wav(1000).slice(0, 40), 255, 255, 255, 255, 1, 2]), 'whole'],
    ['half a WAVE', wav(1000).slice(0, 900), 'damaged'],
    ['a WAVE of no channels', broken(wav(1000), 22, 0), 'unreadable'],
    ['a WAVE of an unknown coding', broken(wav(1000), 21, 9), 'unreadable'],
    ['a WAVE without data', wav(1000).slice(0, 36), 'unreadable'],
    ['an MP3', mp3(4), 'whole'],
    ['an MP3 with a tag', new Uint8Array([...latin1('ID3\x04\0\0\0\0\0\x0aTENLETTERS'), ...mp3(4)]), 'whole'],
    ['an MP3 of one frame', mp3(1), 'whole'],
    ['an MP3 that is cut off', mp3(4).slice(0, 1500), 'damaged'],
    ['less than a frame of an MP3', mp3(1).slice(0, 300), 'unreadable'],
    ['an MP3 with a tag behind it', new Uint8Array([...mp3(4), ...latin1('TAG'.padEnd(128, ' '))]), 'whole'],
    ['a WAVE of PCM that says it is ADPCM', broken(wav(1000), 20, 0x11), 'unreadable'],
    ['an OGG under another name', latin1('OggS'.padEnd(64, '\0')), 'whole'],
    ['a text', bytes('this is not a sound '.repeat(9)), 'unreadable'],
    ['zeros', new Uint8Array(5000), 'unreadable'],
    ['nothing', new Uint8Array(), 'unreadable'],
  ] as const)('%s is %s', (_, content, state) => {
    expect(readSound(content)).toBe(state)
  })
})

describe('a project with broken costumes and sounds', () => {
  const asset = (name: string, file: string) => ({
    name,
    md5ext: file,
    assetId: file.split('.')[0],
    dataFormat: file.split('.')[1],
  })
  const json = sb3Json({
    stage: {
      sounds: [asset('pop', 'a.wav'), asset('boom', 'b.wav')],
      costumes: [asset('sky', 'c.png'), asset('hill', 'd.svg'), asset('sea', 'e.png')],
    },
  })
  const files = { 'a.wav': wav(500), 'b.wav': 'nonsense', 'c.png': png(48, 36), 'd.svg': '<svg><g', 'e.png': png(0, 9) }
  const trouble = (kind: string, name: string, state: string) => ({ kind, name, state, sprite: undefined })

  it('converts, and tells each of them', () => {
    expect(preflight(zipProject(json, files))).toMatchObject({
      ok: true,
      warnings: [
        {
          kind: 'assets',
          troubles: [
            trouble('costume', 'hill', 'unreadable'),
            trouble('costume', 'sea', 'unreadable'),
            trouble('sound', 'boom', 'unreadable'),
          ],
        },
      ],
    })
  })

  it('tells of bits that tipped over, although the picture still looks like one', () => {
    const file = zipProject(json, files)
    // The last byte of the packed picture's own data, well before its end.
    const at = new TextDecoder('latin1').decode(file).indexOf('c.png') + 60
    file[at]! ^= 1
    expect(preflight(file)).toMatchObject({
      warnings: [{ troubles: expect.arrayContaining([expect.objectContaining({ name: 'sky' })]) as unknown }],
    })
  })

  it('is mended where the runtime would try for seconds to decode a costume, which then is missing at once', () => {
    const file = zipProject(json, files)
    expect(preflight(file)).toMatchObject({ ok: true, isMended: true })
    const mended = preflight(mendProject(file))
    expect(mended).not.toHaveProperty('isMended')
    expect(mended).toMatchObject({
      warnings: [
        {
          troubles: [
            trouble('costume', 'hill', 'unreadable'),
            trouble('costume', 'sea', 'missing'),
            trouble('sound', 'boom', 'unreadable'),
          ],
        },
      ],
    })
  })

  it('is mended where a file in it cannot even be unpacked', () => {
    const file = zipProject(json, files)
    const at = new TextDecoder('latin1').decode(file).indexOf('a.wav') + 5
    file.fill(0xff, at, at + 20)
    expect(preflight(file)).toMatchObject({ ok: true, isMended: true })
    const mended = preflight(mendProject(file))
    expect(mended).not.toHaveProperty('isMended')
    expect(mended).toMatchObject({
      warnings: [{ troubles: expect.arrayContaining([trouble('sound', 'pop', 'missing')]) as unknown }],
    })
  })
})
