import { type ButtonProps, Dropdown, type DropdownProps, type MenuProps } from 'antd'
import { cloneElement, type ReactElement, type Ref, useRef, useState } from 'react'

type Props = Pick<DropdownProps, 'placement' | 'disabled'> & {
  menu: MenuProps
  children: ReactElement<ButtonProps & { ref?: Ref<HTMLButtonElement> }>
}

/** A button with a menu: the arrow keys go through it once it opens, and the button has the focus again when it closes. */
export function ButtonMenu({ menu, children, ...props }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Dropdown
      {...props}
      open={isOpen}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- of the menu, for whoever has just opened it
      autoFocus
      destroyOnHidden
      trigger={['click']}
      onOpenChange={setOpen}
      menu={{
        ...menu,
        onClick(chosen) {
          setOpen(false)
          // Before what was chosen: a dialog that it opens gives the focus back to the button.
          button.current?.focus()
          menu.onClick?.(chosen)
        },
      }}
    >
      {cloneElement(children, { ref: button, 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
    </Dropdown>
  )
}
