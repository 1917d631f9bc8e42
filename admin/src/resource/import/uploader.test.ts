import { type Transport, TransportError } from '@tutu/contract/core/transport'
import { IMPORT_MAX } from '@tutu/contract/definition/import'
import { expect, test, vi } from 'vitest'
import { widget } from '../testing/widget.ts'
import { toImport } from './uploader.ts'

vi.mock('../../lib/api.ts', () => ({
  apiConfig: {
    context: () => 'admin',
    language: () => 'zh-cn',
    tokens: { get: () => ({ token: '', refreshToken: '' }) },
    notify: {},
  },
}))
vi.mock('@tutu/contract/core/xhr-transport', () => ({
  xhrTransport: (): Transport => async (request) => {
    request.onProgress?.(1, 10)
    throw new TransportError('network')
  },
}))

test('a file that is too large is refused before a byte of it is sent', async () => {
  const file = new File(['x'], 'huge.csv')
  Object.defineProperty(file, 'size', { value: IMPORT_MAX + 1 })
  const { check, send } = toImport(widget)
  expect(check(file)?.message).toBe('文件超过 256 MB，请拆成几个文件再导入')
  await expect(send(file)).rejects.toMatchObject({ reason: 'refused' })
  expect(check(new File(['x'], 'small.csv'))).toBeUndefined()
})

test('a file that is cut off says that it is not stored', async () => {
  await expect(toImport(widget).send(new File(['rows'], 'rows.csv'))).rejects.toMatchObject({
    reason: 'network',
    message: expect.stringContaining('文件没有存下。请重试'),
  })
})
