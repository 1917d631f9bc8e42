// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { onPage } from '../../../testing/on-page.tsx'
import { TypingCertificate } from './typing-certificate.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

test('without a best yet the page has its heading and the way back', async () => {
  const main = document.body.appendChild(document.createElement('main'))
  await act(async () => createRoot(main).render(onPage(<TypingCertificate />)))
  expect(main.querySelector('h2')!.textContent).toBe('Typing certificate')
  expect(main.querySelector('section')!.getAttribute('aria-labelledby')).toBe(main.querySelector('h2')!.id)
  expect(main.querySelector('a')!.getAttribute('href')).toBe('#progress')
})
