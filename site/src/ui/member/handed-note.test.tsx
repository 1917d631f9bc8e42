import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loginPath } from '../../lib/member/paths.ts'
import { HandedNote } from './handed-note.tsx'

const note = (search: string): string => {
  const to = new URL(loginPath('/user/works', search, 'zh-cn'), 'https://tutu.example').searchParams.get('to')
  return renderToStaticMarkup(<HandedNote to={to} language="zh-cn" />)
}

it('tells whoever has to sign in to publish that the work is kept, and nobody else', () => {
  expect(note('?edit=handed')).toContain('已经存在这台设备上')
  expect(note('?edit=7')).toBe('')
  expect(note('')).toBe('')
  expect(renderToStaticMarkup(<HandedNote to={null} language="en" />)).toBe('')
})
