import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MESSAGES, type MessageKey, translate } from '@tutu/contract/core/errors'
import sharp from 'sharp'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '../data/sessions.ts'
import { bmpClaiming, claimingHuge, makePicture, pngClaiming, withExifBlocks } from '../testing/pictures.ts'
import { uploadApp } from '../testing/upload.ts'

const MEMBER = 77
let server: Awaited<ReturnType<typeof uploadApp>>
let memberToken: string
beforeAll(async () => {
  server = await uploadApp({
    accounts: { member: async (id) => (id === MEMBER ? { username: 'learner' } : null) },
  })
  const session = { kind: 'member', identityId: MEMBER, ip: '127.0.0.1', useragent: 'test', keep: false } as const
  memberToken = (await createSession(server.database.kysely, session)).token
})
afterAll(() => server.close())

const sha1 = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('hex')
const zip = (name: string, text: string): Buffer => Buffer.from(zipSync({ [name]: Buffer.from(text) }))
const attachments = () => server.database.kysely.selectFrom('attachment').selectAll().orderBy('id').execute()
const blobs = () =>
  server.database.kysely.selectFrom('blob').selectAll().where('key', 'not like', 'storage/sample/%').execute()

test('a picture is answered with all the wire asks for, under a path made by the template, and can be fetched', async () => {
  const bytes = await makePicture('jpeg', { width: 1000, height: 500 })
  const { code, data, msg } = await server.upload(
    { name: '小兔 rabbit.JPG', type: 'image/jpeg', bytes },
    '?topic=course',
  )
  expect(code, msg).toBe(1)
  const now = new Date()
  const day = `${now.getFullYear()}${String(now.getMonth() + 1).padStart(2, '0')}${String(now.getDate()).padStart(2, '0')}`
  const url = `/storage/course/${day}/rabbit${sha1(bytes)}.jpg`
  expect(data.file).toEqual({
    id: expect.any(Number),
    topic: 'course',
    admin_id: 1,
    user_id: 0,
    url,
    full_url: expect.stringMatching(new RegExp(`^//.+${url}$`)),
    width: 1000,
    height: 500,
    name: '小兔 rabbit.JPG',
    size: (await readFile(join(server.dataDir, 'files', url))).length,
    mimetype: 'image/jpeg',
    storage: 'local',
    sha1: sha1(bytes),
    lastuploadtime: expect.any(Number),
    suffix: 'jpg',
  })
  const { statusCode, headers } = await server.app.inject(url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  for (const width of [160, 320, 640]) {
    const thumbnail = await sharp((await server.app.inject(`${url}.${width}.webp`)).rawPayload).metadata()
    expect([thumbnail.width, thumbnail.height, thumbnail.format]).toEqual([width, width / 2, 'webp'])
  }
  expect((await server.app.inject(`${url}.1280.webp`)).statusCode, 'never enlarged').toBe(404)
  const [blob] = await blobs()
  expect(blob).toMatchObject({ widths: [160, 320, 640], avif: false })
  expect(blob!.blur).toMatch(/^data:image\/webp;base64,/)
  expect(blob!.blur!.length).toBeLessThanOrEqual(400)
})

test('every upload is in the administrator log, with the file and without its bytes', async () => {
  const { data } = await server.upload({ name: 'log.txt', type: 'text/plain', bytes: 'noted' })
  const entry = await server.database.kysely
    .selectFrom('admin_log')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ admin_id: 1, kind: 'change', title: { 'zh-cn': '上传文件', en: 'Upload a file' } })
  expect(JSON.parse(entry.data)).toMatchObject({ id: data.file.id, name: 'log.txt', url: data.file.url, size: 5 })
})

describe('files that are what they say', () => {
  const office = (name: string) => `application/vnd.openxmlformats-officedocument.${name}`
  // As some writers order them, and without anything in it that `file-type` could go by.
  const parts = ['docProps/app.xml', '_rels/.rels', '[Content_Types].xml']
  const docx = Buffer.from(zipSync(Object.fromEntries(parts.map((name) => [name, Buffer.from('<x/>')]))))
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  const rar = Buffer.from('526172211a0700cf907300000d0000000000000000c43d7b00400700', 'hex')
  const mp3 = Buffer.concat([
    Buffer.from('49443303000000000000', 'hex'),
    Buffer.from('fffb9064', 'hex'),
    Buffer.alloc(413),
  ])
  const midi = Buffer.from('4d546864000000060000000100604d54726b0000000400ff2f00', 'hex')
  const cases: [string, string | undefined, () => Promise<Buffer> | Buffer, string, string][] = [
    ['a.png', 'image/png', () => makePicture('png'), 'image/png', 'picture'],
    ['a.gif', 'image/gif', () => makePicture('gif'), 'image/gif', 'picture'],
    ['a.webp', 'image/webp', () => makePicture('webp'), 'image/webp', 'picture'],
    ['photo.jpeg', 'image/pjpeg', () => makePicture('jpeg'), 'image/jpeg', 'picture'],
    ['work.sb3', undefined, () => zip('project.json', '{}'), 'application/x.scratch.sb3', 'project'],
    ['work.sjr', 'application/octet-stream', () => zip('data.json', '{}'), 'application/x.scratchjr.sjr', 'project'],
    ['folder.sb3', undefined, () => zip('cat/project.json', '{}'), 'application/x.scratch.sb3', 'project'],
    ['letter.docx', office('wordprocessingml.document'), () => docx, office('wordprocessingml.document'), 'document'],
    ['things.zip', 'application/x-zip-compressed', () => zip('a.txt', 'a'), 'application/zip', 'archive'],
    ['练习单.pdf', 'application/pdf', () => pdf, 'application/pdf', 'document'],
    ['gbk.txt', 'text/plain', () => Buffer.from('d6d0cec4', 'hex'), 'text/plain; charset=utf-8', 'document'],
    ['readme.md', 'text/markdown', () => Buffer.from('# 说明'), 'text/plain; charset=utf-8', 'document'],
    ['wps.docx', 'application/wps-office.docx', () => docx, office('wordprocessingml.document'), 'document'],
    ['wps-old.docx', 'application/kswps', () => docx, office('wordprocessingml.document'), 'document'],
    ['wps.xlsx', 'application/kset', () => docx, office('spreadsheetml.sheet'), 'document'],
    ['wps.pptx', 'application/wps-office.pptx', () => docx, office('presentationml.presentation'), 'document'],
    ['winrar.rar', 'application/x-compressed', () => rar, 'application/x-rar-compressed', 'archive'],
    ['winrar.zip', 'application/x-compressed', () => zip('b.txt', 'b'), 'application/zip', 'archive'],
    ['table.csv', 'application/vnd.ms-excel', () => Buffer.from('a,b'), 'text/plain; charset=utf-8', 'document'],
    ['song.mp3', 'audio/mp3', () => mp3, 'audio/mpeg', 'audio'],
    ['typed.sb3', 'application/x.scratch.sb3', () => zip('project.json', '[]'), 'application/x.scratch.sb3', 'project'],
    [
      'zipped.sb3',
      'application/x-zip-compressed',
      () => zip('project.json', '1'),
      'application/x.scratch.sb3',
      'project',
    ],
    ['tune.mid', 'audio/mid', () => midi, 'application/octet-stream', 'other'],
    ['run.py', 'text/x-python', () => Buffer.from('print(1)'), 'application/octet-stream', 'other'],
    ['作业说明..txt', 'text/plain', () => Buffer.from('two dots'), 'text/plain; charset=utf-8', 'document'],
    ['nothing-declared.txt', undefined, () => Buffer.from('text'), 'text/plain; charset=utf-8', 'document'],
  ]
  beforeAll(() =>
    server.call('POST', '/admin/routine.config/edit', {
      upload_mimetype: 'jpg,jpeg,png,gif,webp,avif,bmp,sb3,sjr,zip,rar,pdf,doc,docx,xlsx,pptx,txt,md,csv,mp3,mid,py',
    }),
  )
  test.each(cases)('%s declared as %s', async (name, type, make, mimetype, group) => {
    const { code, msg, data } = await server.upload({
      name,
      ...(type === undefined ? {} : { type }),
      bytes: await make(),
    })
    expect(code, msg).toBe(1)
    expect(data.file).toMatchObject({ name, mimetype })
    const rows = await attachments()
    expect(rows.find(({ id }) => id === data.file.id)).toMatchObject({ type: group })
  })
})

describe('hostile files', () => {
  const html = '<script>alert(1)</script>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const emptyZip = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)])
  const half = async () => (await makePicture('jpeg', { width: 900, height: 900 })).subarray(0, 1500)
  type Case = [string, string, string, () => Promise<Buffer> | Buffer, MessageKey]
  const cases: Case[] = [
    ['no bytes', 'empty.txt', 'text/plain', () => Buffer.alloc(0), 'upload.incomplete'],
    ['no name', '', 'text/plain', () => Buffer.from('a'), 'upload.incomplete'],
    ['a name of blanks', '   ', 'text/plain', () => Buffer.from('a'), 'upload.incomplete'],
    ['a page', 'page.html', 'text/html', () => Buffer.from(html), 'upload.type'],
    ['a drawing that scripts', 'draw.svg', 'image/svg+xml', () => Buffer.from(svg), 'upload.type'],
    ['a page named as a picture', 'page.png', 'image/png', () => Buffer.from(html), 'upload.type'],
    [
      'a drawing named as a picture',
      'draw.png',
      'image/png',
      () => Buffer.from(`<?xml version="1.0"?>${svg}`),
      'upload.type',
    ],
    ['a PNG named as a JPEG', 'a.jpg', 'image/jpeg', () => makePicture('png'), 'upload.type'],
    ['a JPEG declared as a page', 'a.jpg', 'text/html', () => makePicture('jpeg'), 'upload.type'],
    ['a JPEG declared as a PNG', 'a.jpg', 'image/png', () => makePicture('jpeg'), 'upload.type'],
    ['a program', 'run.exe', 'application/octet-stream', () => Buffer.from('4d5a9000', 'hex'), 'upload.type'],
    ['a program named as a project', 'run.sb3', '', () => Buffer.from('MZ\x90\0'.repeat(40), 'latin1'), 'upload.type'],
    ['an empty zip named as a letter', 'empty.docx', '', () => emptyZip, 'upload.type'],
    ['a zip named as a letter', 'zip.docx', '', () => zip('word.txt', 'a'), 'upload.type'],
    ['a zip named as a table', 'zip.xlsx', '', () => zip('a/[Content_Types].xml', 'a'), 'upload.type'],
    ['an empty zip named as a project', 'empty.sb3', '', () => emptyZip, 'upload.type'],
    ['a zip named as a project', 'zip.sb3', '', () => zip('data.json', '{}'), 'upload.type'],
    ['half a zip', 'half.docx', '', () => zip('[Content_Types].xml', 'a'.repeat(99)).subarray(0, 60), 'upload.type'],
    ['bytes named as a text', 'data.txt', 'text/plain', () => Buffer.from([1, 2, 0, 3]), 'upload.type'],
    ['two extensions', 'photo.jpg.php', 'image/jpeg', () => makePicture('jpeg'), 'upload.type'],
    ['an extension behind a NUL', 'run.php\0.jpg', 'image/jpeg', () => Buffer.from('<?php'), 'upload.type'],
    ['an extension turned round', 'photo\u202egpj.exe', 'image/jpeg', () => makePicture('jpeg'), 'upload.type'],
    ['100 megapixels', 'huge.png', 'image/png', () => pngClaiming(10_000, 10_000), 'upload.pixels'],
    ...(['gif', 'jpeg', 'webp', 'avif'] as const).map((format): Case => [
      `a small ${format} that claims to be huge`,
      `huge.${format}`,
      `image/${format}`,
      () => claimingHuge(format),
      // Of a canvas that does not fit its picture, the library says that it is broken.
      format === 'webp' ? 'upload.incomplete' : 'upload.pixels',
    ]),
    ['a BMP of 4 gigapixels', 'huge.bmp', 'image/bmp', () => bmpClaiming(65_535, -65_535), 'upload.pixels'],
    ['a BMP of a mile', 'long.bmp', 'image/bmp', () => bmpClaiming(1, 2_000_000), 'upload.pixels'],
    ['a side of a mile', 'long.png', 'image/png', () => pngClaiming(1, 2_000_000), 'upload.pixels'],
    ['a header and nothing behind it', 'bomb.png', 'image/png', () => pngClaiming(4000, 4000), 'upload.incomplete'],
    ['half a photo', 'half.jpg', 'image/jpeg', half, 'upload.incomplete'],
    ['one byte too large', 'large.txt', 'text/plain', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'upload.size'],
  ]
  test.each(cases)('%s', async (_, name, type, make, key) => {
    const before = [await server.stored(), await attachments(), await blobs()]
    const answer = await server.upload({ name, type, bytes: await make() })
    const text = translate(key, 'en', { max: 50 })
    expect(answer).toMatchObject({ status: 200, code: 0, msg: text, data: null })
    expect([await server.stored(), await attachments(), await blobs()], 'nothing is left').toEqual(before)
  })

  test('two files in one form: neither is stored', async () => {
    const before = [await server.stored(), await attachments(), await blobs()]
    const file = (name: string, size: number) => ({ name, type: 'text/plain', bytes: name.repeat(size) })
    for (const size of [1, 50_000]) {
      const answer = await server.upload([file('one.txt', size), file('two.txt', size), file('three.txt', size)])
      expect(answer).toMatchObject({ status: 200, code: 0, msg: MESSAGES['upload.oneFile'].en, data: null })
    }
    expect([await server.stored(), await attachments(), await blobs()], 'nothing is left').toEqual(before)
  })

  test('what is refused is told in the words of the specification', () => {
    expect([MESSAGES['upload.incomplete'].en, MESSAGES['upload.type'].en, MESSAGES['upload.size'].en]).toEqual([
      'The data of the uploaded file is incomplete!',
      'The type of uploaded file is not allowed!',
      'The size of the uploaded file exceeds the allowed range!',
    ])
  })

  test('the largest file that may be, is', async () => {
    const { code, data } = await server.upload({
      name: 'full.txt',
      type: 'text/plain',
      bytes: Buffer.alloc(10 * 1024 * 1024, 'b'),
    })
    expect([code, data.file.size]).toEqual([1, 10 * 1024 * 1024])
  })

  const names: [string, string, RegExp][] = [
    ['../../../../etc/passwd.txt', 'passwd.txt', /\/passwd[0-9a-f]{40}\.txt$/],
    ['C:\\fakepath\\windows.txt', 'windows.txt', /\/windows[0-9a-f]{40}\.txt$/],
    ['..%2f..%2fencoded.txt', '..%2f..%2fencoded.txt'.slice(2), /\/2f-\.\.-2fencoded[0-9a-f]{40}\.txt$|[\w.-]+\.txt$/],
    ['say %22hi%22%0D%0A 50%25.txt', 'say _hi_ 50%25.txt', /\/say-_hi_-50-25[0-9a-f]{40}\.txt$/],
    ['con.txt', 'con_.txt', /\/con_[0-9a-f]{40}\.txt$/],
    ['é.txt', 'é.txt', /\/e[0-9a-f]{40}\.txt$/],
    ['测试.txt', '测试.txt', /\/[0-9a-f]{40}\.txt$/],
    ['a\u202eb\u200bc.txt', 'abc.txt', /\/abc[0-9a-f]{40}\.txt$/],
    [`${'x'.repeat(400)}.txt`, `${'x'.repeat(96)}.txt`, /\/x{96}[0-9a-f]{40}\.txt$/],
  ]
  test.each(names)('the name %j is kept as %j', async (name, kept, url) => {
    const { code, msg, data } = await server.upload({ name, type: 'text/plain', bytes: `text of ${name}` })
    expect(code, msg).toBe(1)
    expect(data.file.name).toBe(kept)
    expect(data.file.url).toMatch(url)
    expect(data.file.url).toMatch(/^\/storage\/default\/\d{8}\/[\w.-]+$/)
  })

  test.each(['../../x', 'a/b', 'CON', '<script>', 'x'.repeat(300), '课程'])(
    'the topic %j becomes the default one',
    async (topic) => {
      const { data } = await server.upload({ name: 'topic.txt', bytes: topic }, `?topic=${encodeURIComponent(topic)}`)
      expect(data.file.topic).toBe('default')
    },
  )
})

describe('what cameras and tricksters put into pictures', () => {
  const uploaded = async (name: string, type: string, bytes: Buffer): Promise<Buffer> => {
    const { code, msg, data } = await server.upload({ name, type, bytes })
    expect(code, msg).toBe(1)
    expect(data.file.sha1, 'of what was sent').toBe(sha1(bytes))
    const { rawPayload } = await server.app.inject(data.file.url)
    expect(data.file.size).toBe(rawPayload.length)
    return rawPayload
  }

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    '%s: camera and place are gone, the picture is the same',
    async (format) => {
      await server.call('POST', '/admin/routine.config/edit', { upload_mimetype: 'image/*,txt' })
      const bytes = await makePicture(format, { exif: true, width: 321 })
      expect(bytes.includes('Secret Camera')).toBe(true)
      const stored = await uploaded(`exif.${format}`, `image/${format}`, bytes)
      expect(stored.includes('Secret Camera')).toBe(false)
      expect((await sharp(stored).metadata()).exif).toBeUndefined()
      if (format === 'avif') return
      expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
    },
  )

  test.each(['jpeg', 'webp', 'png'] as const)(
    '%s: a turned picture stays turned, and is measured as it is shown',
    async (format) => {
      const bytes = await makePicture(format, { width: 500, height: 250, orientation: 6 })
      const { data } = await server.upload({ name: `turned.${format}`, type: `image/${format}`, bytes })
      expect([data.file.width, data.file.height]).toEqual([250, 500])
      const { rawPayload } = await server.app.inject(data.file.url)
      expect((await sharp(rawPayload).metadata()).orientation).toBe(6)
      const thumbnail = await sharp((await server.app.inject(`${data.file.url}.160.webp`)).rawPayload).metadata()
      expect([thumbnail.width, thumbnail.height]).toEqual([160, 320])
    },
  )

  test('a JPEG that is a ZIP too is a JPEG only', async () => {
    const picture = await makePicture('jpeg', { width: 222 })
    const stored = await uploaded('both.jpg', 'image/jpeg', Buffer.concat([picture, zip('evil.js', 'alert(1)')]))
    expect(stored.includes('evil.js')).toBe(false)
    expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer())
  })

  test('a GIF with a page in a comment is a GIF only', async () => {
    const gif = await makePicture('gif', { width: 223 })
    const comment = Buffer.concat([
      Buffer.from([0x21, 0xfe, 25]),
      Buffer.from('<script>alert(1)</script>'),
      Buffer.from([0]),
    ])
    const at = 13 + 3 * 2 ** ((gif[10]! & 7) + 1) * (gif[10]! & 0x80 ? 1 : 0)
    const stored = await uploaded(
      'page.gif',
      'image/gif',
      Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at), Buffer.from('<b>')]),
    )
    expect(stored).toEqual(gif)
  })

  test('megabytes of EXIF cost nothing and are gone', async () => {
    const picture = await makePicture('jpeg', { width: 224 })
    const stored = await uploaded('exif-bomb.jpg', 'image/jpeg', withExifBlocks(picture, 60))
    expect(stored.length).toBeLessThan(picture.length + 100)
  })
})

describe('the same content again', () => {
  beforeAll(() => server.call('POST', '/admin/routine.config/edit', { upload_mimetype: 'image/*,txt,zip,sb3' }))

  test('is the same record for the same owner and topic, counted up; another topic is another record of one file', async () => {
    const bytes = await makePicture('png', { width: 640, height: 480, colour: '#123456' })
    const first = await server.upload({ name: 'one.png', type: 'image/png', bytes })
    const second = await server.upload({ name: 'other-name.png', type: 'image/png', bytes })
    const third = await server.upload({ name: 'one.png', type: 'image/png', bytes }, '?topic=avatar')
    expect(second.data.file, 'called as it was called last').toMatchObject({
      id: first.data.file.id,
      name: 'other-name.png',
    })
    expect(third.data.file.id).not.toBe(first.data.file.id)
    expect(third.data.file.url).toBe(first.data.file.url)
    const rows = (await attachments()).filter(({ url }) => url === first.data.file.url)
    expect(rows.map(({ topic, quote }) => [topic, quote])).toEqual([
      ['default', 2],
      ['avatar', 1],
    ])
    expect((await blobs()).filter(({ sha1: one }) => one === sha1(bytes))).toHaveLength(1)
  })

  test('under another extension is a record of its own that fits it, with bytes of its own', async () => {
    const bytes = zip('project.json', '{"two":"extensions"}')
    const send = async (name: string) => (await server.upload({ name, bytes })).data.file
    const [first, other] = [await send('game.zip'), await send('game.sb3')]
    const [again, capital] = [await send('game.sb3'), await send('GAME.ZIP')]
    expect(first).toMatchObject({ name: 'game.zip', suffix: 'zip', mimetype: 'application/zip' })
    expect(other).toMatchObject({ name: 'game.sb3', suffix: 'sb3', mimetype: 'application/x.scratch.sb3' })
    expect([first.url, other.url]).toEqual([expect.stringMatching(/\.zip$/), expect.stringMatching(/\.sb3$/)])
    expect([again.id, again.url, capital.id, capital.url]).toEqual([other.id, other.url, first.id, first.url])
    const inodes = [first, other].map(async ({ url }) => (await stat(join(server.dataDir, 'files', url))).ino)
    expect(new Set(await Promise.all(inodes)).size).toBe(2)

    expect((await server.call('DELETE', '/admin/routine.attachment/del', { ids: [first.id] })).code).toBe(1)
    await server.swept()
    expect(await server.stored()).not.toContain(first.url.slice(1))
    expect((await server.app.inject(other.url)).rawPayload).toEqual(bytes)
  })

  test('under two extensions at once: each is told what it sent', async () => {
    const bytes = zip('project.json', '{"at":"once"}')
    const names = Array.from({ length: 12 }, (_, one) => (one % 2 ? 'both-ways.zip' : 'both-ways.sb3'))
    const answers = await Promise.all(names.map((name) => server.upload({ name, bytes })))
    expect(answers.map(({ data }) => [data.file.name, data.file.url.slice(-4)])).toEqual(
      names.map((name) => [name, name.slice(-4)]),
    )
    expect((await blobs()).filter(({ sha1: one }) => one === sha1(bytes))).toHaveLength(2)
  })

  test('goes with the last record of it', async () => {
    const file = { name: 'last.txt', type: 'text/plain', bytes: 'kept by two' }
    const one = (await server.upload(file)).data.file
    const two = (await server.upload(file, '?topic=two')).data.file
    const there = async () => (await server.app.inject(one.url)).statusCode
    const path = one.url.slice(1)
    expect((await server.call('DELETE', '/admin/routine.attachment/del', { ids: [one.id] })).code).toBe(1)
    expect(await server.stored()).toContain(path)
    expect((await server.call('DELETE', '/admin/routine.attachment/del', { ids: [two.id] })).code).toBe(1)
    await server.swept()
    expect(await server.stored()).not.toContain(path)
    expect((await blobs()).some(({ key }) => key === path)).toBe(false)
    const again = (await server.upload(file)).data.file
    expect(again.url).toBe(one.url)
    expect(await there()).toBe(200)
  })

  test('sent twenty times at once it is stored once', async () => {
    const bytes = await makePicture('jpeg', { width: 700, height: 700, colour: '#654321' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, one) =>
        server.upload({ name: `at-once-${one}.jpg`, type: 'image/jpeg', bytes }, `?topic=t${one % 4}`),
      ),
    )
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 1))
    expect(new Set(answers.map(({ data }) => data.file.url)).size).toBe(1)
    const stored = (await server.stored()).filter((path) => path.includes('at-once'))
    expect(stored.filter((path) => path.endsWith('.jpg'))).toHaveLength(1)
    expect(stored).toHaveLength(4)
    expect((await server.stored()).filter((path) => path.startsWith('.incoming'))).toEqual([])
    const quotes = (await attachments()).filter(({ url }) => url.includes('at-once')).map(({ quote }) => quote)
    expect(quotes).toEqual([5, 5, 5, 5])
  })

  test('uploads that meet deletions: what was answered last is there', async () => {
    const file = { name: 'race.txt', type: 'text/plain', bytes: 'race' }
    for (let round = 0; round < 15; round++) {
      const { data } = await server.upload(file)
      const [, answer] = await Promise.all([
        server.call('DELETE', '/admin/routine.attachment/del', { ids: [data.file.id] }),
        server.upload(file),
      ])
      expect(answer.code).toBe(1)
      const rows = (await attachments()).filter(({ name }) => name === 'race.txt')
      const { statusCode } = await server.app.inject({
        url: answer.data.file.url,
        headers: { 'cache-control': String(round) },
      })
      // Deleted after it was answered, or there.
      if (rows.some(({ id }) => id === answer.data.file.id)) expect(statusCode).toBe(200)
      await server.swept()
      expect((await server.stored()).filter((path) => path.includes('race'))).toHaveLength(rows.length)
    }
  })
})

describe('limits', () => {
  test('an administrator beyond the quota is told how much there is; what is there again costs nothing', async () => {
    const used = (await attachments()).filter(({ admin_id }) => admin_id === 1).reduce((sum, { size }) => sum + size, 0)
    await server.call('POST', '/admin/routine.config/edit', { upload_admin_quota: used + 1000 })
    const fits = { name: 'fits.txt', type: 'text/plain', bytes: 'f'.repeat(900) }
    expect((await server.upload(fits)).code).toBe(1)
    const refused = await server.upload({ name: 'full.txt', type: 'text/plain', bytes: 'g'.repeat(900) })
    expect(refused).toMatchObject({ code: 0, msg: expect.stringMatching(/^Not enough space/) })
    expect(
      (await server.stored()).some(
        (path) => path.includes('full') && path.includes(sha1(Buffer.from('g'.repeat(900)))),
      ),
    ).toBe(false)
    expect((await server.upload(fits)).code).toBe(1)
    await server.call('POST', '/admin/routine.config/edit', { upload_admin_quota: 0 })
  })

  test('members have types and sizes of their own', async () => {
    const member = (file: Parameters<typeof server.post>[1]) =>
      server.post('/api/ajax/upload', file, { batoken: '', 'ba-user-token': memberToken })
    const bytes = await makePicture('png', { width: 111 })
    const { code, data } = await member({ name: 'mine.png', type: 'image/png', bytes })
    expect(code).toBe(1)
    expect(data.file).toMatchObject({ admin_id: 0, user_id: MEMBER })
    const pdf = { name: 'a.pdf', type: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' }
    expect(await member(pdf)).toMatchObject({ code: 0, msg: MESSAGES['upload.type'].en })
    expect((await member({ name: 'a.sb3', bytes: Buffer.alloc(20 * 1024 * 1024 + 1) })).msg).toBe(
      MESSAGES['upload.size'].en,
    )
  })

  test('nothing that a member typed is in the address of a file: a name may say who a child is', async () => {
    const bytes = zip('project.json', '{}')
    const file = { name: 'zhang-xiaoming-13812345678.sb3', type: '', bytes }
    const headers = { batoken: '', 'ba-user-token': memberToken }
    const { data } = await server.post('/api/ajax/upload?topic=wx-ming2015', file, headers)
    expect(data.file.name).toBe(file.name)
    expect(data.file.url).toMatch(new RegExp(`^/storage/default/\\d{8}/file${sha1(bytes)}\\.sb3$`))
  })

  test.each([
    ['/admin/ajax/upload', () => ({ batoken: memberToken })],
    ['/admin/ajax/upload', () => ({ batoken: '', 'ba-user-token': memberToken })],
    ['/admin/ajax/upload', () => ({ batoken: '' })],
    ['/api/ajax/upload', () => ({ batoken: server.token, 'ba-user-token': server.token })],
    ['/api/ajax/upload', () => ({ batoken: server.token })],
    ['/api/ajax/upload', () => ({ batoken: '' })],
  ])('%s: tokens never stand in for each other', async (url, headers) => {
    const before = await attachments()
    expect((await server.post(url, { name: 'a.txt', type: 'text/plain', bytes: 'a' }, headers())).code).toBe(302)
    expect(await attachments()).toEqual(before)
  })

  test('a call that brings no form is an incomplete upload', async () => {
    expect(await server.call('POST', '/admin/ajax/upload', {}, { language: 'en' })).toMatchObject({
      code: 0,
      msg: MESSAGES['upload.incomplete'].en,
    })
  })
})
