import { expect, test } from 'vitest'
import { RESOURCES } from '../resources/index.ts'

test('shortcuts search by what the common search of their module offers', () => {
  for (const { name, shortcuts = {}, fields, rowSearch = {} } of RESOURCES)
    for (const { filters } of Object.values(shortcuts))
      for (const field of Object.keys(filters))
        expect(fields[field]?.search ?? rowSearch[field as 'createtime'], `${name}: ${field}`).toBeTruthy()
})
