type Values = Record<string, unknown>;

/**
 * What a visitor put into the prerendered form before the script arrived: the browser shows it, the form's state does
 * not know it yet. A box is found by its name or, among several of one name, by its value.
 */
export function typedEarly(form: HTMLFormElement, values: Values): Values {
  const found: Values = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const key = control.name in values ? control.name : control.value;
    const typed = typedInto(control);
    if (key in values && typed && typed !== values[key]) found[key] = typed;
  }
  return found;
}

function typedInto(control: HTMLInputElement | HTMLTextAreaElement): string | boolean {
  if (control.type === "checkbox") return (control as HTMLInputElement).checked;
  if (control.type === "radio") return (control as HTMLInputElement).checked && control.value;
  return control.value;
}

/**
 * Whether the visitor pressed send before the script arrived. The page's start script held it back; from now on the form
 * answers for itself.
 */
export function wasSentEarly({ dataset }: HTMLFormElement): boolean {
  dataset.pronto = "";
  const sent = "enviado" in dataset;
  delete dataset.enviado;
  return sent;
}
