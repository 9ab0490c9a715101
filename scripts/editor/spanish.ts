/** Words of Decap CMS, as far as they are changed here. */
export interface Phrases {
  collection: { collectionTop: object };
  editor: { editor: object; editorToolbar: object; editorWidgets: object };
  mediaLibrary: { mediaLibraryCard: object };
  ui: { toast: object };
}

/**
 * Runs in the page as text, so it can use nothing but what it is given. What Decap's Spanish lacks, and what it says of
 * publishing: here an entry is saved, and the site is published.
 */
export function spanishOf(words: Phrases): Phrases {
  const { collection, editor, mediaLibrary, ui } = words;
  return {
    ...words,
    collection: {
      ...collection,
      collectionTop: { ...collection.collectionTop, newButton: 'Agregar %{collectionLabel}' },
    },
    editor: {
      ...editor,
      editor: {
        ...editor.editor,
        onDeletePublishedEntry: '¿Borrar este archivo? No se puede deshacer.',
        onDeleteWithUnsavedChanges:
          '¿Borrar este archivo, con lo que escribiste y no guardaste? No se puede deshacer.',
      },
      editorToolbar: {
        ...editor.editorToolbar,
        publish: 'Guardar',
        publishNow: 'Guardar ahora',
        publishing: 'Guardando…',
        published: 'Guardado',
        publishAndCreateNew: 'Guardar y crear otro',
        publishAndDuplicate: 'Guardar y duplicar',
        deleteEntry: 'Borrar',
        deletePublishedEntry: 'Borrar',
        backCollection: 'Lista: %{collectionLabel}',
      },
      editorWidgets: {
        ...editor.editorWidgets,
        list: { add: 'Agregar: %{item}', addType: 'Agregar: %{item}' },
        object: { expand: 'Abrir', collapse: 'Cerrar' },
      },
    },
    mediaLibrary: {
      ...mediaLibrary,
      mediaLibraryCard: {
        ...mediaLibrary.mediaLibraryCard,
        draft: 'Sin guardar',
        copy: 'Copiar',
        copyUrl: 'Copiar dirección',
        copyPath: 'Copiar ruta',
        copyName: 'Copiar nombre',
        copied: 'Copiado',
      },
    },
    ui: {
      ...ui,
      toast: {
        ...ui.toast,
        missingRequiredField:
          'No se guardó. Falta lo que está marcado en rojo, también dentro de los grupos cerrados.',
      },
    },
  };
}
