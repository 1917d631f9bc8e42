// Loaded through boxes.tsx.
import { Input } from 'antd'

export { InputNumber as NumberBox } from 'antd'
export { ClearInput as TextBox, ClearSelect as SelectBox } from './clear.tsx'
export { RemoteSelect } from './remote-select.tsx'
export const TextAreaBox = Input.TextArea
export const PasswordBox = Input.Password
