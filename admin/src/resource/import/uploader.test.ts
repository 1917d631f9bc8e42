import { IMPORT_MAX } from '@tutu/contract/definition/import'
import { expect, test, vi } from 'vitest'
import { widget } from '../testing/widget.ts'
import { toImport } from './uploader.ts'

vi.mock('../../lib/api.ts', () => import('../testing/fake-api.ts'))

test('a file that is too large is refused before a byte of it is sent', async () => {
  const file = new File(['x'], 'huge.csv')
  Object.defineProperty(file, 'size', { value: IMPORT_MAX + 1 })
  const { check, send } = toImport(widget)
  expect(check(file)?.message).toBe('文件超过 256 MB，请拆成几个文件再导入')
  await expect(send(file)).rejects.toMatchObject({ reason: 'refused' })
  expect(check(new File(['x'], 'small.csv'))).toBeUndefined()
})
