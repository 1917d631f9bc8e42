import type { Definition } from '@tutu/contract/definition/define-resource'
import { Alert, Button, Flex } from 'antd'
import { useState } from 'react'
import { useText } from '../../kit/text.ts'
import { ago } from '@tutu/contract/core/ago'
import { formFields } from './form-values.ts'
import type { useKeptValues } from './use-kept-values.ts'

type Props = { definition: Definition; kept: ReturnType<typeof useKeptValues> }

const NAMED_MAX = 4

/** Offers what was typed before the page was closed or reloaded: when, in which fields, and whether the record is another by now. */
export function KeptOffer({ definition, kept }: Props) {
  const text = useText()
  const [opened] = useState(Date.now)
  const { offer, hasChanged, takeUp, discard } = kept
  if (!offer) return null
  const labels = formFields(definition)
    .filter(([name]) => name in offer.values)
    .map(([, { label }]) => label[text.language])
  const more = labels.length - NAMED_MAX
  const fields =
    labels.slice(0, NAMED_MAX).join(text('comma')) + (more > 0 ? text('andMoreFields', { count: more }) : '')
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockEnd: 16 }}
      title={text('keptTitle', { ago: ago(offer.time, opened, text.language) })}
      description={
        <>
          <p className="kept-fields">{text('keptFields', { fields })}</p>
          {hasChanged && <p className="kept-fields">{text('keptChanged')}</p>}
          <Flex gap={8} wrap>
            <Button size="small" type="primary" onClick={takeUp}>
              {text('keptTakeUp')}
            </Button>
            <Button size="small" onClick={discard}>
              {text('keptDiscard')}
            </Button>
          </Flex>
        </>
      }
    />
  )
}
