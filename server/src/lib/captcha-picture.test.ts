import sharp from 'sharp'
import { expect, test } from 'vitest'
import { captchaPicture, captchaText } from './captcha-picture.ts'

test('texts are four characters that cannot be taken for one another', () => {
  const texts = Array.from({ length: 500 }, captchaText)
  expect(texts.every((text) => /^[2-9CDEHJKLMNPRTUWXY]{4}$/.test(text))).toBe(true)
  expect(new Set(texts).size).toBeGreaterThan(450)
})

test('each character leaves ink in its quarter of the picture', async () => {
  const { data, info } = await sharp(await captchaPicture('45KW', () => 0.5))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([150, 50])
  const dark = [0, 0, 0, 0]
  data.forEach((grey, i) => {
    const quarter = Math.floor((i % 150) / 37.5)
    if (grey < 120) dark[quarter] = (dark[quarter] ?? 0) + 1
  })
  expect(Math.min(...dark)).toBeGreaterThan(60)
})
