import { controllerBase } from '@tutu/contract/definition/controller-base'
import { failForm } from '@tutu/contract/core/errors'
import type { ResourceHooks } from '../engine/hooks.ts'
import type { Registry } from '../engine/registry.ts'

/** Rules of sensitive data name fields that their module has. */
export function sensitiveDataHooks(registry: () => Registry): ResourceHooks {
  return {
    async beforeSave(_session, { before, values }) {
      const names = values.data_fields as string[] | undefined
      const module = registry()
        .all()
        .find(({ definition }) => controllerBase(definition) === before?.controller)
      const unknown = names?.find((name) => module && !Object.hasOwn(module.definition.fields, name))
      if (unknown) throw failForm({ data_fields: { key: 'rule.noField', params: { value: unknown } } })
    },
  }
}
