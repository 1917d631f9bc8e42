import { DeleteOutlined } from '@ant-design/icons'
import type { SettingAnswer } from '@tutu/contract/api/routine-config'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { modal } from '../../lib/message.ts'
import { Can } from '../../lib/permission.tsx'
import { SETTINGS_KEY } from './settings.ts'

/** Beside a setting that an administrator defined. */
export function DeleteButton({ setting: { id, title } }: { setting: SettingAnswer }) {
  const { t } = useTranslation('config')
  const client = useQueryClient()
  const ask = () =>
    modal.confirm({
      title: t('removeTitle', { title }),
      content: t('removeText'),
      okText: t('removeOk'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: async () => {
        await api.call('DELETE /admin/routine.config/del', { query: { ids: [id] } }, { showSuccess: true })
        await client.invalidateQueries({ queryKey: SETTINGS_KEY })
      },
    })
  return (
    <Can action="del">
      <Button
        type="text"
        size="small"
        danger
        className="setting-delete"
        icon={<DeleteOutlined aria-hidden />}
        title={t('remove', { title })}
        aria-label={t('remove', { title })}
        onClick={ask}
      />
    </Can>
  )
}
