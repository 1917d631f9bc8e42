import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pageScript } from './page-script-plugin.ts'
import { scriptText } from './script-text-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    pageScript('src/page-script/index.ts'),
    scriptText(),
    serviceWorker('src/service-worker/index.ts'),
  ],
  // Left outside the bundle, one icon would load the whole set when the server starts.
  ssr: { noExternal: ['lucide-react'] },
  build: { target: 'es2022' },
})
