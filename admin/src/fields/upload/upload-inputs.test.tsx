import { cleanup, configure, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ClientError } from '@tutu/contract/core/client-error'
import { App, ConfigProvider } from 'antd'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { i18n, startI18n } from '../../lib/i18n.ts'
import { connectMessages } from '../../lib/message.ts'
import { widget } from '../../resource/testing/widget.ts'
import { useSiteConfig } from '../../stores/site-config.ts'
import { fillBrowser } from '../../testing/browser.ts'
import type { InputProps } from '../../kit/face.ts'
import { FileInput } from './file-input.tsx'
import { FilesInput } from './files-input.tsx'
import { FormUploadsContext, useFormUploads } from './form-uploads.ts'
import { ImageInput } from './image-input.tsx'
import { ImagesInput } from './images-input.tsx'
import { sent, storedFile } from './testing/fake-uploader.ts'

vi.mock('./uploaders.ts', () => import('./testing/fake-uploader.ts'))
vi.mock('../../lib/api.ts', () => import('../../resource/testing/fake-api.ts'))

configure({ defaultHidden: true })

/** What the form around the field knows. */
const seen: { value: unknown; isUploading: boolean } = { value: undefined, isUploading: false }

function Connect() {
  const app = App.useApp()
  useEffect(() => connectMessages(app), [app])
  return null
}

type AnyInput = ComponentType<InputProps<never>>

function Field({ Input, field, initial }: { Input: AnyInput; field: object; initial: unknown }) {
  const [now, setNow] = useState(initial)
  const form = useFormUploads()
  useEffect(() => {
    Object.assign(seen, { value: now, isUploading: form.isUploading })
  })
  const props = { id: 'field', name: 'field', field, value: now, onChange: setNow, definition: widget }
  return (
    <FormUploadsContext value={form.report}>
      <Input {...(props as unknown as InputProps<never>)} />
    </FormUploadsContext>
  )
}

const label = { 'zh-cn': '配图', en: 'Pictures' }

async function show(Input: unknown, initial: unknown, more: object = {}) {
  render(
    <ConfigProvider theme={{ zeroRuntime: true }} button={{ autoInsertSpace: false }}>
      <App>
        <Connect />
        <MemoryRouter>
          <Suspense>
            <Field Input={Input as AnyInput} field={{ label, ...more }} initial={initial} />
          </Suspense>
        </MemoryRouter>
      </App>
    </ConfigProvider>,
  )
  return screen.findByRole('group', { name: '配图' })
}

const png = (name: string) => new File(['12345678'], name, { type: 'image/png' })

/** jsdom knows no DataTransfer. */
function drop(zone: HTMLElement, ...files: File[]) {
  const event = createEvent.drop(zone)
  Object.defineProperty(event, 'dataTransfer', { value: { files, types: ['Files'] } })
  fireEvent(zone, event)
}

beforeEach(async () => {
  fillBrowser()
  useSiteConfig.setState({ upload: { mode: 'local', maxsize: 1024 * 1024, mimetype: 'png,jpg,pdf', savename: '' } })
  sent.length = 0
  if (!i18n.isInitialized) await startI18n('')
})
afterEach(cleanup)

describe('a picture', () => {
  it('that is dropped is sent with progress, and becomes the value when it has arrived', async () => {
    const zone = await show(ImageInput, null)
    drop(zone, png('cat.png'))
    const line = within(await screen.findByRole('listitem'))
    expect(line.getByText('cat.png')).toBeTruthy()
    expect(seen.isUploading).toBe(true)
    expect(sent[0]?.options.topic).toBe('widget')
    sent[0]!.options.onProgress!(500, 1000)
    expect(await line.findByText('50% · 4 B / 8 B')).toBeTruthy()
    expect(line.getByRole('progressbar')).toBeTruthy()
    sent[0]!.answer(storedFile('cat.png'))
    expect(await screen.findByRole('button', { name: '预览：cat' })).toBeTruthy()
    expect(seen.value).toBe('/storage/widget/cat.png')
    await waitFor(() => expect(seen.isUploading).toBe(false))
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('can be stopped on its way', async () => {
    const zone = await show(ImageInput, '/static/covers/blank.svg')
    drop(zone, png('cat.png'))
    await userEvent.click(await screen.findByRole('button', { name: '取消上传：cat.png' }))
    await waitFor(() => expect(sent[0]?.options.signal?.aborted).toBe(true))
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(seen.value).toBe('/static/covers/blank.svg')
  })

  it('that the line dropped can be tried again; why is said', async () => {
    const zone = await show(ImageInput, null)
    drop(zone, png('cat.png'))
    await screen.findByRole('listitem')
    sent[0]!.answer(new ClientError('network', '服务端异常！'))
    expect(await screen.findByText('cat.png：服务端异常！')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: '重试：cat.png' }))
    expect(sent).toHaveLength(2)
  })

  it('can be pasted, removed, and gone with the form', async () => {
    const zone = await show(ImageInput, '/static/covers/blank.svg')
    await userEvent.click(screen.getByRole('button', { name: '移除：配图' }))
    expect(seen.value).toBeNull()
    fireEvent.paste(zone, { clipboardData: { files: [png('screen.png')], types: ['Files'] } })
    await screen.findByText('screen.png')
    cleanup()
    expect(sent[0]?.options.signal?.aborted).toBe(true)
  })
})

describe('several pictures', () => {
  it('arrive in any order and all stay; there are no more than fit', async () => {
    const zone = await show(ImagesInput, ['/storage/widget/a.png'], { max: 3 })
    drop(zone, png('b.png'), png('c.png'), png('d.png'))
    await screen.findByText('c.png')
    expect(sent.map(({ file }) => file.name)).toEqual(['b.png', 'c.png'])
    expect(await screen.findByText('最多放 3 个，多出的没有上传')).toBeTruthy()
    sent[1]!.answer(storedFile('c.png'))
    sent[0]!.answer(storedFile('b.png'))
    await waitFor(() => expect(seen.value).toHaveLength(3))
    expect(seen.value).toEqual(['/storage/widget/a.png', '/storage/widget/c.png', '/storage/widget/b.png'])
    expect((screen.getByRole('button', { name: '上传 · 配图' }) as HTMLButtonElement).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: '移除：c' }))
    expect(seen.value).toEqual(['/storage/widget/a.png', '/storage/widget/b.png'])
    expect(screen.getAllByRole('button', { name: /^拖动排序：/ })).toHaveLength(2)
  })
})

describe('files', () => {
  it('show their own names and sizes, and can be downloaded', async () => {
    const zone = await show(FilesInput, [])
    drop(zone, new File(['1'], '练习单.pdf', { type: 'application/pdf' }))
    await screen.findByText('练习单.pdf')
    sent[0]!.answer(storedFile('lianxi.pdf', { name: '练习单.pdf' }))
    const link = await screen.findByRole('link', { name: '下载：练习单.pdf' })
    expect(link.getAttribute('href')).toBe('/storage/widget/lianxi.pdf')
    expect(screen.getByText('2.0 KB')).toBeTruthy()
    expect(seen.value).toEqual(['/storage/widget/lianxi.pdf'])
  })

  it('a single one is taken from several, and that is said', async () => {
    const zone = await show(FileInput, null)
    drop(zone, png('a.png'), png('b.png'))
    expect(await screen.findByText('这里只放一个文件，其余的没有上传')).toBeTruthy()
    expect(sent).toHaveLength(1)
  })
})
