import { createPageLoading } from '@tutu/contract/core/page-loading'

export const holdPageLoading = createPageLoading(() => document.getElementById('page-loading'))
