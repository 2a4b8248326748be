import Picture
import Words

extension Captions {
    /// In the user's language. The pictures themselves know no words.
    public static var ofProgram: Captions {
        Captions(
            forest: Words.Forest.name, fast: Words.Forest.fast,
            completedTree: Words.Panel.completedTree, unfinishedTree: Words.Panel.unfinishedTree,
            growingTree: { Words.Panel.growingTree(Words.title($0)) }, star: Words.Panel.star,
            empty: Words.Forest.empty)
    }
}

extension ForestPage.Inscription {
    public init(_ passage: Words.Vigil.Passage) {
        self.init(
            text: passage.text, textLabel: Words.Vigil.spoken(scripture: ""),
            citation: passage.citation, citationLabel: Words.Vigil.spoken(citation: ""),
            language: passage.language)
    }
}
