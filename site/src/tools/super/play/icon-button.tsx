import type { ReactNode } from 'react'

type IconButtonProps = {
  className?: string
  label: string
  isPressed?: boolean
  isDisabled?: boolean
  onPress: () => void
  children: ReactNode
}

export function IconButton({
  className = '',
  label,
  isPressed,
  isDisabled = false,
  onPress,
  children,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={`super-icon ${className}`}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  )
}
