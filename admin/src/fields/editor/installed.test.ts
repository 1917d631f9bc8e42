import { expect, it, vi } from 'vitest'

it('an editor that a module brings is there, and there is one of them', async () => {
  vi.resetModules()
  const { installedEditor, registerEditor } = await import('./installed.ts')
  expect(installedEditor()).toBeUndefined()
  const Editor = () => null
  registerEditor(Editor)
  expect(installedEditor()).toBe(Editor)
  expect(() => registerEditor(Editor)).toThrow('already')
})
