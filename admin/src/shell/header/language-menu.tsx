import { TranslationOutlined } from '@ant-design/icons'
import { isLanguage, type Language, LANGUAGES } from '@tutu/contract/languages'
import { Button, Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { changeLanguage, useLanguage } from '../../lib/i18n.ts'

const NAMES: Record<Language, string> = { 'zh-cn': '中文', en: 'English' }

/** Switches without reloading, so that whatever is being filled in stays (spec 3: languages). */
export function LanguageMenu() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: LANGUAGES.map((key) => ({ key, label: NAMES[key] })),
        selectable: true,
        selectedKeys: [language],
        onClick: ({ key }) => {
          if (isLanguage(key)) void changeLanguage(key)
        },
      }}
    >
      <Button type="text" size="large" icon={<TranslationOutlined />} aria-label={t('language')} />
    </Dropdown>
  )
}
