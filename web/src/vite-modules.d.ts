declare module '*?raw' {
  const text: string;
  // oxlint-disable-next-line import/no-default-export -- so the bundler gives the text of a file
  export default text;
}
