import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: {
    // Tells the byte budget which files an entry needs.
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What the login page needs is one file: a dozen small ones compress worse, by some 7 kB.
        codeSplitting: { groups: [{ name: 'entry', tags: ['$initial'] }] },
      },
      treeshake: {
        // antd's own parts do nothing when imported, but only antd says so: without this, whatever stands in the same
        // index file as a part that is used comes along, the form's validator with the input.
        moduleSideEffects: [{ test: /node_modules\/@(rc-component|ant-design)\//, sideEffects: false }],
      },
    },
  },
  experimental: {
    // The page is served at any depth below /admin and names its files absolutely; scripts and styles name theirs
    // relative to themselves, so that a CDN known at run time needs to be put into the page only.
    renderBuiltUrl: (filename, { hostType }) => (hostType === 'html' ? `/admin/${filename}` : { relative: true }),
  },
})
