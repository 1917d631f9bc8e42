import { attachment } from '@tutu/contract/resources/attachment'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { i18n, startI18n } from '../lib/i18n.ts'
import { fillBrowser } from '../testing/browser.ts'
import { loadTestDefinitions } from '../testing/definitions.ts'
import { text } from './text.tsx'

afterEach(cleanup)
beforeAll(async () => {
  fillBrowser()
  if (!i18n.isInitialized) await startI18n('')
  loadTestDefinitions()
})

function Searched({ onSaid }: { onSaid: (said: string) => void }) {
  const [value, setValue] = useState('')
  const Search = text.Search!
  return (
    <>
      <label htmlFor="topic">用途</label>
      <Search
        id="topic"
        definition={attachment}
        field={attachment.fields.topic}
        operator="="
        value={value}
        onChange={(next) => {
          setValue(next)
          onSaid(next)
        }}
      />
    </>
  )
}

it('what files are for is searched by the words that people know it by, or as it is stored', async () => {
  let said = ''
  render(<Searched onSaid={(next) => (said = next)} />)
  const input = await screen.findByRole('combobox', { name: '用途' })
  await userEvent.type(input, '课程')
  await userEvent.click(await screen.findByTitle('课程'))
  expect(said).toBe('course')
  await userEvent.type(input, 'poster')
  await userEvent.click(await screen.findByTitle('poster'))
  expect(said).toBe('poster')
})

it.each([
  ['poster', 'poster'],
  ['课程', 'course'],
  ['flyer{Escape}', ''],
])('what is typed and left without a choice is taken, by its word where it is known: %s', async (typed, expected) => {
  let said = ''
  render(<Searched onSaid={(next) => (said = next)} />)
  await userEvent.type(await screen.findByRole('combobox', { name: '用途' }), typed)
  await userEvent.tab()
  expect(said).toBe(expected)
})

it('what was typed to find a choice is not taken after it', async () => {
  const all: string[] = []
  render(<Searched onSaid={(next) => all.push(next)} />)
  await userEvent.type(await screen.findByRole('combobox', { name: '用途' }), '课')
  await userEvent.click(await screen.findByTitle('课程'))
  await userEvent.tab()
  expect(all).toEqual(['course'])
})
