import { expect, it } from 'vitest'
import { actionsOf } from '../definition/define-resource.ts'
import { RESOURCES } from './index.ts'

it('no form has an input for what only the server fills: what is typed there would be passed over without a word', () => {
  const passedOver = RESOURCES.filter((one) => actionsOf(one).some((action) => action === 'add' || action === 'edit'))
    .flatMap(({ name, fields }) =>
      Object.entries(fields).map(([field, { readonly, form, shown }]) => ({
        at: `${name}.${field}`,
        readonly,
        form,
        shown,
      })),
    )
    .filter(({ readonly, form, shown }) => readonly === true && form !== false && shown !== false)
  expect(passedOver.map(({ at }) => at)).toEqual([])
})
