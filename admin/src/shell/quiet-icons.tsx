// antd's icons read out English names, 'check-circle', 'loading'. What stands beside them says it in the user's language,
// so that those that antd shows by itself, and lets be given, are hidden from screen readers.
import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  DownOutlined,
  ExclamationCircleFilled,
  EyeInvisibleOutlined,
  EyeOutlined,
  InfoCircleFilled,
  LoadingOutlined,
} from '@ant-design/icons'
import type { ConfigProviderProps } from 'antd'
import type { MessageInstance } from 'antd/es/message/interface'

const ICONS = {
  success: <CheckCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
  warning: <ExclamationCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
}

const BY_KIND = {
  successIcon: ICONS.success,
  errorIcon: ICONS.error,
  warningIcon: ICONS.warning,
  infoIcon: ICONS.info,
}

const close = <CloseOutlined aria-hidden />
const loading = <LoadingOutlined aria-hidden />

export const QUIET: Pick<ConfigProviderProps, 'alert' | 'modal' | 'drawer' | 'button' | 'select' | 'inputPassword'> = {
  alert: BY_KIND,
  modal: { ...BY_KIND, closeIcon: close },
  drawer: { closeIcon: close },
  button: { loadingIcon: loading },
  select: { suffixIcon: <DownOutlined aria-hidden />, loadingIcon: loading },
  inputPassword: {
    iconRender: (isShown) => (isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />),
  },
}

/** Messages, for which there is no such setting. */
export function quietMessages(message: MessageInstance): MessageInstance {
  const quiet =
    (kind: keyof typeof ICONS): MessageInstance[typeof kind] =>
    (content, ...rest) => {
      const options = typeof content === 'object' && content !== null && 'content' in content ? content : { content }
      return message[kind]({ icon: ICONS[kind], ...options }, ...rest)
    }
  return {
    ...message,
    success: quiet('success'),
    error: quiet('error'),
    warning: quiet('warning'),
    info: quiet('info'),
  }
}
