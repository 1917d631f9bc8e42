// @vitest-environment jsdom
import { afterAll, expect, test } from 'vitest'
import { startContact } from './script.ts'

function open(hash: string, written = ''): string {
  location.hash = hash
  document.body.innerHTML = `
    <form data-contact data-about-order="订单 {number} 想退款或者换货。原因：">
      <textarea name="content"></textarea><input name="captcha"><img data-captcha-picture><b data-captcha-question></b>
      <button type="button" data-captcha-new></button><button type="button" data-captcha-sum></button>
      <p data-problem></p><button type="submit"></button>
    </form><div data-thanks></div>`
  const content = document.querySelector('textarea')!
  content.value = written
  startContact(document.querySelector('form')!)
  return content.value
}
afterAll(() => {
  location.hash = ''
})

test('who comes from an order need not write its number', () => {
  expect(open('#order=20261118152820252627')).toBe('订单 20261118152820252627 想退款或者换货。原因：')
  expect(document.activeElement!.tagName).toBe('TEXTAREA')
})

test('what the browser has kept of a letter stays, and an address may hold anything', () => {
  expect(open('#order=20261118152820252627', '写了一半')).toBe('写了一半')
  expect(open('#order=<b>1</b>')).toBe('')
  expect(open('')).toBe('')
})
