import { TranslationOutlined } from '@ant-design/icons'
import { isLanguage, type Language, LANGUAGES } from '@tutu/contract/core/languages'
import { Dropdown } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { changeLanguage, useLanguage } from '../../lib/i18n.ts'
import { HeaderButton } from './header-button.tsx'

const NAMES: Record<Language, string> = { 'zh-cn': '中文', en: 'English' }

/** Switches without reloading, so that whatever is being filled in stays (spec 3: languages). */
export function LanguageMenu() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const [params, setParams] = useSearchParams()
  const choose = (chosen: Language) => {
    // What an address asks for ends where the user says otherwise.
    if (params.has('lang')) setParams(withoutLanguage, { replace: true })
    void changeLanguage(chosen)
  }
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: LANGUAGES.map((key) => ({ key, label: NAMES[key] })),
        selectable: true,
        selectedKeys: [language],
        onClick: ({ key }) => {
          if (isLanguage(key)) choose(key)
        },
      }}
    >
      <HeaderButton icon={<TranslationOutlined aria-hidden />} aria-label={t('language')} />
    </Dropdown>
  )
}

function withoutLanguage(params: URLSearchParams): URLSearchParams {
  params.delete('lang')
  return params
}
