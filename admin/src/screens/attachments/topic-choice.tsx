import { DownOutlined } from '@ant-design/icons'
import { attachment } from '@tutu/contract/resources/attachment'
import { Button } from 'antd'
import { useSaidChoices } from '../../fields/said-choice.tsx'
import { useUploadText } from '../../fields/upload/text.ts'
import { ButtonMenu } from '../../kit/button-menu.tsx'

/** What is uploaded for nothing in particular (contract: safeTopic). */
export const DEFAULT_TOPIC = 'default'

type Props = { value: string; onChange: (topic: string) => void }

/** What the next uploads are for, which fields upload under the name of their module: a folder of the naming template, and a filter of the library. */
export function TopicChoice({ value, onChange }: Props) {
  const text = useUploadText()
  const { saidAs } = attachment.fields.topic
  // Nobody uploads ahead what members bring themselves.
  const items = useSaidChoices(attachment.fields.topic)
    .filter((choice) => choice.value === DEFAULT_TOPIC || !(choice.value in saidAs))
    .map((choice) => ({ key: choice.value, label: choice.label }))
  return (
    <ButtonMenu menu={{ items, selectable: true, selectedKeys: [value], onClick: ({ key }) => onChange(key) }}>
      <Button>
        {text('topicOf', { topic: items.find(({ key }) => key === value)?.label ?? value })}
        <DownOutlined aria-hidden />
      </Button>
    </ButtonMenu>
  )
}
