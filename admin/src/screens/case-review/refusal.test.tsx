import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../resource/testing/render-screen.tsx'
import './messages.ts'
import { Refusal } from './refusal.tsx'

vi.mock('../../lib/api.ts', () => import('../../resource/testing/fake-api.ts'))

it('a reason that is pasted and too long is there whole, said to be, and not sent', async () => {
  const onSend = vi.fn()
  const review = (
    <>
      <h1>作品审核</h1>
      <Refusal busy={false} onCancel={vi.fn()} onSend={onSend} />
    </>
  )
  await renderPage('caseReview', review)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '退回原因' })
  await userEvent.click(field)
  await userEvent.paste('长'.repeat(301))
  expect(field.value).toHaveLength(301)
  expect(screen.getByRole('alert').textContent).toBe('最多 300 个字')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.keyboard('{Backspace}{Control>}{Enter}{/Control}')
  expect(onSend).toHaveBeenCalledWith('长'.repeat(300))
})
