declare module 'virtual:antd-icon-names' {
  const names: readonly string[]
  export default names
}

declare module 'virtual:fontawesome-regular-names' {
  const names: readonly string[]
  export default names
}

declare module 'virtual:antd-icons' {
  import type Drawing from '@ant-design/icons/es/components/AntdIcon'
  import type { ComponentProps } from 'react'

  /** The drawings of the file that would hold this one; undefined where there is no such file. */
  export function loadIcons(
    name: string,
  ): Promise<Readonly<Record<string, ComponentProps<typeof Drawing>['icon']>>> | undefined
}
