// Loaded when a number is first entered or searched for.
export { InputNumber as NumberInput } from 'antd'
