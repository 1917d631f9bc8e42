import { expect, it } from 'vitest'
import { addMessages, changeLanguage, i18n, loadMessages, startI18n } from './i18n.ts'
import { showNoticesWith } from './notices.ts'

it('texts that can’t be fetched, as after an update, are told of once, in the language in use', async () => {
  const said: string[] = []
  const undo = showNoticesWith({ success: () => undefined, error: (text) => said.push(text) })
  if (!i18n.isInitialized) await startI18n('')
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  addMessages('gone', { 'zh-cn': gone, en: gone })
  addMessages('lost', { 'zh-cn': gone, en: () => Promise.resolve({ word: 'word' }) })
  await changeLanguage('en')
  await loadMessages('lost')
  expect(said).toEqual([])
  await loadMessages('gone')
  expect(said).toEqual(['Some texts could not be loaded. Copy what is not saved and reload the page'])
  undo()
})
