import type { Plugin } from 'vite'

const ICON = /\/@ant-design\/icons\/es\/components\/AntdIcon(Light)?\.js$/
const NAMED = /role: "img",\s*"aria-label": icon\.name/

/**
 * Ant Design's icons read out their English names: 'close-circle', 'eye-invisible'. Here the control around an icon says
 * what it is for, and the icon says nothing unless it is given a label. Fails the build when there is nothing to quieten.
 */
export function quietIcons(): Plugin {
  return {
    name: 'quiet-icons',
    apply: 'build',
    transform(code, id) {
      if (!ICON.test(id)) return undefined
      if (!NAMED.test(code)) this.error(`${id} no longer names its icons`)
      return code.replace(NAMED, `...(restProps["aria-label"] ? { role: "img" } : { "aria-hidden": true })`)
    },
  }
}
