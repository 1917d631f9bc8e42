import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { signIn, test } from './tutu-test.ts'

/** A picture of noise, which no line can make small: three bytes for each pixel. */
function noise(width: number, height: number): Buffer {
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.from([0]), randomBytes(width * 3)]))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    size.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.concat(rows))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** Lets a file fall onto an element, as a person's hand would. */
async function drop(target: Locator, name: string, type: string, bytes: Buffer): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(
    ({ name, type, base64 }) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type }))
      return transfer
    },
    { name, type, base64: bytes.toString('base64') },
  )
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer })
}

/** A slow line: that many bytes per second upwards; 0: as fast as it can. */
async function limitUpload(line: CDPSession, bytesPerSecond: number): Promise<void> {
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond || -1,
  })
}

/** Opens the form of the course of this slug and answers its field for the cover. */
async function openCourse(page: Page, slug: string): Promise<{ form: Locator; cover: Locator }> {
  await page.goto(`/admin/course?quick_search=${slug}`)
  await page.getByRole('button', { name: /^编辑：/ }).click()
  const form = page.getByRole('dialog')
  const cover = form.getByRole('group', { name: '封面' })
  await cover.scrollIntoViewIfNeeded()
  return { form, cover }
}

async function save(form: Locator): Promise<void> {
  await form.getByRole('button', { name: '发布改动' }).click()
  await expect(form).toBeHidden()
}

/** The cover on a course's card: loaded, and of an uploaded file. */
async function expectUploadedCover(visitor: Page, slug: string): Promise<void> {
  await visitor.goto('/courses')
  const card = visitor.locator('.course-card', { has: visitor.locator(`[href="/course/${slug}"]`) })
  const cover = card.locator('img.course-card-cover')
  await cover.scrollIntoViewIfNeeded()
  await expect(cover).toHaveAttribute('src', /^\/storage\/course\//)
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

test('a cover is dropped, cancelled, dropped again, chosen from the library, and seen by visitors', async ({
  page,
  context,
}) => {
  const picture = noise(800, 500)
  const visitor = await context.newPage()
  await signIn(page, '/admin/course')
  const { form, cover } = await openCourse(page, 'cpp-first-steps')

  // On a slow line the progress can be watched, closing the form asks, and the upload can be stopped.
  const line = await context.newCDPSession(page)
  await limitUpload(line, 40_000)
  await drop(cover, 'turtle.png', 'image/png', picture)
  await expect(cover.getByText(/\d+% · /)).toBeVisible()
  await expect(cover.getByRole('progressbar')).toBeVisible()
  await form.getByRole('button', { name: '取消', exact: true }).click()
  await page.getByRole('button', { name: '继续编辑' }).click()
  await cover.getByRole('button', { name: '取消上传：turtle.png' }).click()
  await expect(cover.getByText('turtle.png')).toBeHidden()
  await expect(cover.getByRole('button', { name: '预览：cpp-first-steps' })).toBeVisible()

  // What the site does not take is not even sent.
  await drop(cover, 'virus.exe', 'application/x-msdownload', Buffer.from('MZ'))
  await expect(cover.getByText('不允许上传这种类型的文件')).toBeVisible()
  await cover.getByRole('button', { name: '不再显示：virus.exe' }).click()

  await limitUpload(line, 0)
  await drop(cover, 'turtle.png', 'image/png', picture)
  await expect(cover.getByRole('button', { name: '预览：turtle' })).toBeVisible()
  await save(form)
  await expectUploadedCover(visitor, 'cpp-first-steps')

  // The same picture for another course, from the library.
  const other = await openCourse(page, 'scratchjr-first-stories')
  await other.cover.getByRole('button', { name: '从附件库选择 · 封面' }).click()
  await page.getByRole('button', { name: '选择：turtle.png' }).click()
  await page.getByRole('button', { name: '使用这个文件' }).click()
  await expect(other.cover.getByRole('button', { name: '预览：turtle' })).toBeVisible()
  await save(other.form)
  await expectUploadedCover(visitor, 'scratchjr-first-stories')

  // The library says where it is used, and does not let it go without saying so.
  await page.goto('/admin/routine/attachment')
  await page.getByRole('button', { name: '详情：turtle.png' }).first().click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('link', { name: /^课程 · / })).toHaveCount(2)
})
