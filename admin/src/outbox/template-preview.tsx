// Loaded when a template is first looked at.
import { SendOutlined } from '@ant-design/icons'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { TemplatePreview as Preview } from '@tutu/contract/api/message-template'
import { type Language, LANGUAGES } from '@tutu/contract/core/languages'
import { Alert, Button, Drawer, Grid, Segmented, Skeleton } from 'antd'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useLanguage } from '../lib/i18n.ts'
import { useDrawerPlace } from '../kit/drawer-place.ts'
import type { RowPanelProps } from '../resource/row-panels.ts'
import { useText } from '../kit/text.ts'
import { useAllowed } from '../kit/use-allowed.ts'
import { MailPreview } from './mail-preview.tsx'
import './outbox.css'
import { useOutboxText } from './text.ts'

/** A template as its reader will see it, in either language, and a test of it sent to oneself. */
export function TemplatePreview({ definition, row, open, onClose }: RowPanelProps) {
  const text = useOutboxText()
  const { nameOf } = useText()
  const can = useAllowed(definition)
  const interfaceLanguage = useLanguage()
  const [language, setLanguage] = useState<Language>(interfaceLanguage)
  const isPhone = !Grid.useBreakpoint().sm
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['message-preview', row.id, row.version, interfaceLanguage],
    queryFn: async () => {
      const call = '/admin/messageTemplate/preview'
      return (await api.post<Preview>(call, { id: row.id }, { showError: false })).data
    },
  })
  const test = useMutation({
    mutationFn: () => api.post('/admin/messageTemplate/test', { id: row.id, language }, { showSuccess: true }),
  })

  return (
    <Drawer
      {...useDrawerPlace(open)}
      open={open}
      title={text('previewTitle', { name: String(row.name) })}
      size={isPhone ? '100%' : 680}
      onClose={onClose}
    >
      <div className="template-preview">
        <div className="template-preview-bar">
          <Segmented<Language>
            aria-label={text('language')}
            value={language}
            onChange={setLanguage}
            options={LANGUAGES.map((one) => ({ value: one, label: nameOf(one) }))}
          />
          {can('test') && (
            <Button
              icon={<SendOutlined aria-hidden />}
              loading={test.isPending}
              title={text('testHint')}
              onClick={() => test.mutate()}
            >
              {text('test')}
            </Button>
          )}
        </div>
        {isError && (
          <Alert
            type="error"
            showIcon
            title={text('failed')}
            description={error.message}
            action={<Button onClick={() => void refetch()}>{text('retry')}</Button>}
          />
        )}
        {!data && !isError && <Skeleton active paragraph={{ rows: 8 }} title={false} />}
        {data && (
          <>
            <p className="template-preview-note">{text(data.channel === 'sms' ? 'smsNote' : 'exampleNote')}</p>
            {data.channel === 'sms' ? (
              <p className="template-preview-sms">{data.texts[language].text}</p>
            ) : (
              <MailPreview mail={data.texts[language]} />
            )}
            <Placeholders list={data.placeholders} />
          </>
        )}
      </div>
    </Drawer>
  )
}

function Placeholders({ list }: { list: Preview['placeholders'] }) {
  const text = useOutboxText()
  return (
    <section>
      <h3>{text('placeholders')}</h3>
      <dl className="template-preview-placeholders">
        {list.map(({ name, label, required }) => (
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{required ? `${label} · ${text('required')}` : label}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
