import type { PasswordPicture } from '@tutu/contract/core/classroom'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { dealPictures, picturesHash } from './class-sign-in.ts'

const secrets = { digest: (name: string, text: string) => createHash('sha256').update(`${name} ${text}`).digest() }

test('a picture comes once in a password', () => {
  const cards = dealPictures(
    secrets,
    Array.from({ length: 60 }, (_, at) => at),
    [],
  )
  expect(cards.map(({ pictures }) => new Set(pictures).size)).toEqual(cards.map(() => 3))
})

test('nobody of a class has the pictures of another, whoever got theirs when', () => {
  const [old, first, second]: PasswordPicture[][] = [
    ['cat', 'cat', 'sun'],
    ['cat', 'sun', 'moon'],
    ['sun', 'cat', 'moon'],
  ]
  const draws = [old!, first!, first!, second!]
  const held = [
    { user: 1, pictures: picturesHash(secrets, 1, old!) },
    // Is dealt a new card.
    { user: 2, pictures: picturesHash(secrets, 2, first!) },
  ]
  const cards = dealPictures(secrets, [2, 3], held, () => draws.shift()!)
  expect(cards.map(({ user, pictures }) => [user, pictures])).toEqual([
    [2, first],
    [3, second],
  ])
  expect(cards[1]!.hash).toEqual(picturesHash(secrets, 3, second!))
})
