import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useText } from '../kit/text.ts'
import { askPlace } from './ask-place.tsx'
import { renderPage } from './testing/render-screen.tsx'

function Asker({ onAnswer }: { onAnswer: (place: number | undefined) => void }) {
  const text = useText()
  return (
    <button type="button" onClick={() => void askPlace(text, '故事').then(onAnswer)}>
      移
    </button>
  )
}

async function ask(): Promise<(number | undefined)[]> {
  const answers: (number | undefined)[] = []
  await renderPage(
    'tag',
    <>
      <h1>标签</h1>
      <Asker onAnswer={(place) => answers.push(place)} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: '移' }))
  await screen.findByRole('spinbutton')
  return answers
}

it('takes the number that is typed at once; its button is the one that Enter presses', async () => {
  const answers = await ask()
  expect(document.activeElement).toBe(screen.getByRole('spinbutton'))
  await userEvent.keyboard('11')
  const move = screen.getByRole('button', { name: '移动' })
  expect(move.closest('form')?.querySelector('[type=submit]')).toBe(move)
  await userEvent.click(move)
  await waitFor(() => expect(answers).toEqual([11]))
})

it('moves nothing before a number is there, and stays', async () => {
  const answers = await ask()
  await userEvent.click(screen.getByRole('button', { name: '移动' }))
  const field = screen.getByRole('spinbutton')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe('请填写第几位')
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, '2')
  expect(screen.queryByText('请填写第几位')).toBeNull()
  expect(answers).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '移动' }))
  await waitFor(() => expect(answers).toEqual([2]))
})

it.each(['12abc', '2.5', '0', '-1', '2026-02-31'])(
  'moves nothing to %s, which is no place, and keeps it',
  async (typed) => {
    const answers = await ask()
    const field = screen.getByRole<HTMLInputElement>('spinbutton')
    await userEvent.type(field, typed)
    await userEvent.click(screen.getByRole('button', { name: '移动' }))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe('请填写从 1 开始的整数')
    expect([document.activeElement, field.value]).toEqual([field, typed])
    expect(answers).toEqual([])
  },
)

it('reads a place in digits as wide as Chinese characters', async () => {
  const answers = await ask()
  await userEvent.type(screen.getByRole('spinbutton'), '１２')
  await userEvent.click(screen.getByRole('button', { name: '移动' }))
  await waitFor(() => expect(answers).toEqual([12]))
})
