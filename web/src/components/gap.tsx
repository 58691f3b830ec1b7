/** Stands for what is not known in a cell; on a phone, where cells are a list with labels, the cell is left out. */
export function Gap() {
  return <span class="gap">–</span>;
}
