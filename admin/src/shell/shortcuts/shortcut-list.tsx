// Loaded when first opened.
import { Modal, Switch } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { setLayout, useConfig } from '../../stores/config.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { CTRL, jumpsOf } from './keys.ts'
import './messages.ts'
import './shortcuts.css'

type Line = { keys: readonly string[]; does: string }

/** Every shortcut there is, and the switch for those of a single key. */
export function ShortcutList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('shortcuts')
  const menus = useNavTabs((state) => state.menus)
  const singleKeys = useConfig((config) => config.layout.singleKeys)
  const id = useId()
  const groups: { title: string; lines: readonly Line[] }[] = [
    {
      title: t('everywhere'),
      lines: [
        { keys: [CTRL, 'K'], does: t('find') },
        { keys: ['?'], does: t('list') },
        { keys: ['Esc'], does: t('close') },
        { keys: [CTRL, 'Z'], does: t('undo') },
      ],
    },
    {
      title: t('forms'),
      lines: [
        { keys: [CTRL, 'S'], does: t('save') },
        { keys: [CTRL, 'Enter'], does: t('saveText') },
      ],
    },
    {
      title: t('lists'),
      lines: [
        { keys: [t('space'), '↑', '↓'], does: t('sort') },
        { keys: ['→', 'F2'], does: t('cells') },
        { keys: ['←', '→'], does: t('resize') },
      ],
    },
    {
      title: t('tabs'),
      lines: [
        { keys: ['←', '→'], does: t('tabMove') },
        { keys: ['Shift', '←', '→'], does: t('tabPlace') },
        { keys: ['Delete'], does: t('tabClose') },
      ],
    },
    {
      title: t('jumps'),
      lines: jumpsOf(menus ?? []).map(({ letter, node }) => ({ keys: ['G', letter.toUpperCase()], does: node.title })),
    },
  ]
  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      footer={null}
      width={760}
      title={t('title')}
      className="shortcuts"
      destroyOnHidden
    >
      <div className="shortcuts-groups">
        {groups.map(({ title, lines }) => (
          <section key={title} aria-labelledby={`${id}${title}`}>
            <h2 id={`${id}${title}`}>{title}</h2>
            <dl>
              {lines.map(({ keys, does }) => (
                <div key={does}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="shortcuts-switch">
        <Switch checked={singleKeys} onChange={(on) => setLayout({ singleKeys: on })} aria-labelledby={`${id}single`} />
        <span id={`${id}single`}>{t('singleKeys')}</span>
      </div>
    </Modal>
  )
}
