/** Its main entry is no ES module, though its package.json says so, and Node can't load it. */
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export * from 'maxrects-packer';
}
