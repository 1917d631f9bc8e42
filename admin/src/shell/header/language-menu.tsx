import { TranslationOutlined } from '@ant-design/icons'
import { isLanguage, LANGUAGES } from '@tutu/contract/core/languages'
import { useTranslation } from 'react-i18next'
import { ButtonMenu } from '../../kit/button-menu.tsx'
import { useLanguage } from '../../lib/i18n.ts'
import { LANGUAGE_NAMES, useChooseLanguage } from './choose-language.ts'
import { HeaderButton } from './header-button.tsx'

/** Switches without reloading, so that whatever is being filled in stays (spec 3: languages). */
export function LanguageMenu() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const choose = useChooseLanguage()
  return (
    <ButtonMenu
      menu={{
        items: LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key] })),
        selectable: true,
        selectedKeys: [language],
        onClick: ({ key }) => {
          if (isLanguage(key)) choose(key)
        },
      }}
    >
      <HeaderButton icon={<TranslationOutlined aria-hidden />} aria-label={t('language')} />
    </ButtonMenu>
  )
}
