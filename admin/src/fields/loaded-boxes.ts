// Loaded through boxes.tsx.
import { Input } from 'antd'

export { Input as TextBox, InputNumber as NumberBox, Select as SelectBox } from 'antd'
export { RemoteSelect } from './remote-select.tsx'
export const TextAreaBox = Input.TextArea
export const PasswordBox = Input.Password
