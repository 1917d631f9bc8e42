import { DownOutlined } from '@ant-design/icons'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { attachment } from '@tutu/contract/resources/attachment'
import { traitsOf } from '@tutu/contract/fields/traits'
import { Button, Dropdown } from 'antd'
import { useUploadText } from '../../fields/upload/text.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { useDefinitions } from '../../stores/definitions.ts'

/** What is uploaded for nothing in particular (contract: safeTopic). */
export const DEFAULT_TOPIC = 'default'

/** Fields upload under the name of their module: whoever uploads ahead for one chooses from the same names. */
const namesFiles = ({ fields }: Definition): boolean => Object.values(fields).some((field) => traitsOf(field).files)

type Props = { value: string; onChange: (topic: string) => void }

/** What the next uploads are for: a folder of the naming template, and a filter of the library. */
export function TopicChoice({ value, onChange }: Props) {
  const text = useUploadText()
  const language = useLanguage()
  const definitions = useDefinitions(({ list }) => list)
  const items = [
    { key: DEFAULT_TOPIC, label: attachment.fields.topic.saidAs.default[language] },
    ...definitions.filter(namesFiles).map(({ name, title }) => ({ key: name, label: title[language] })),
  ]
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, selectable: true, selectedKeys: [value], onClick: ({ key }) => onChange(key) }}
    >
      <Button aria-haspopup="menu">
        {text('topicOf', { topic: items.find(({ key }) => key === value)?.label ?? value })}
        <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  )
}
